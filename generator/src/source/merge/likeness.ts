import { COMPOSES, fieldsOf, isField, type Tree } from './tree.ts';

export function holdsFields(...trees: readonly Tree[]): boolean {
  return trees.some((tree) => fieldsOf(tree).size > 0);
}

/** What the owner put something around. */
export function wrapped(base: Tree, mine: Tree): Tree | undefined {
  if (mine.kind !== 'element' && mine.kind !== 'expression') return undefined;
  const same = mine.kind === base.kind && (mine.tag?.name === base.tag?.name || mine.key === base.key);
  if (same && mine.children.length === 0) return undefined;
  if (same && mine.kind === 'element') return undefined;
  return mine.children.find(({ key, alias, tag }) =>
    isField(base) ? key === base.key || alias === base.key : tag !== undefined && tag.name === base.tag?.name,
  );
}

/** Whether all that changed is still there in a component that the owner took instead. */
export function canFollow(base: Tree, mine: Tree, next: Tree): boolean {
  const keys = new Set([...base.attributes, ...next.attributes].map(({ key }) => key));
  return [...keys].every((key) => {
    const [before, wanted] = [named(base, key), named(next, key)];
    return before?.plain === wanted?.plain || named(mine, key) !== undefined || !wanted;
  });
}

export function named({ attributes }: Tree, key: string): Tree | undefined {
  return attributes.find((each) => each.key === key);
}

/** A record that spreads the generated one has its new keys already. */
export function composes(owner: Tree): boolean {
  return owner.kind === 'record' && owner.children.some(({ alias }) => alias === COMPOSES);
}
