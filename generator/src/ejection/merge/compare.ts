import { COMPOSES, fieldsOf, isField, type Tree } from './tree.ts';

export function holdsFields(...trees: readonly Tree[]): boolean {
  return trees.some((tree) => fieldsOf(tree).size > 0);
}

export function wrappedPart(base: Tree, mine: Tree): Tree | undefined {
  if (mine.kind !== 'element' && mine.kind !== 'expression') return undefined;
  const same = mine.kind === base.kind && (mine.tag?.name === base.tag?.name || mine.key === base.key);
  if (same && mine.children.length === 0) return undefined;
  if (same && mine.kind === 'element') return undefined;
  return mine.children.find(({ key, alias, tag }) =>
    isField(base) ? key === base.key || alias === base.key : tag !== undefined && tag.name === base.tag?.name,
  );
}

/**
 * Returns true if the component that the developer uses instead of the generated one has every attribute that the
 * schema changed or added.
 */
export function hasChangedAttributes(base: Tree, mine: Tree, next: Tree): boolean {
  const keys = new Set([...base.attributes, ...next.attributes].map(({ key }) => key));
  return [...keys].every((key) => {
    const [before, wanted] = [attributeNamed(base, key), attributeNamed(next, key)];
    return before?.normalized === wanted?.normalized || attributeNamed(mine, key) !== undefined || !wanted;
  });
}

export function attributeNamed({ attributes }: Tree, key: string): Tree | undefined {
  return attributes.find((each) => each.key === key);
}

/**
 * Returns true if the developer's object literal spreads the generated object (`...`). Such a literal receives new keys
 * of the generated object automatically.
 */
export function composes(owner: Tree): boolean {
  return owner.kind === 'record' && owner.children.some(({ alias }) => alias === COMPOSES);
}
