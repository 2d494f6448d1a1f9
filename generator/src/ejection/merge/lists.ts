import { diff3Merge } from 'node-diff3';
import { insertingAfter, insertingBefore, insertingInto, replacing, type SourceEdit } from './edits.ts';
import { encloses, sourceText, type Tree } from './tree.ts';

/**
 * Inserts a new code element into the developer's file. The newly generated list `next` decides the position: after the
 * nearest preceding element that the developer's file also contains, otherwise before the nearest following one.
 * @param beside for each index of `next`, the corresponding element in the developer's file
 */
export function insert(
  next: readonly Tree[],
  index: number,
  part: Tree,
  beside: readonly (Tree | undefined)[],
  owner: Tree,
): SourceEdit {
  const present = (keys: readonly Tree[], from: number) =>
    keys.map((_, at) => beside[from + at]).filter((found) => found !== undefined);
  const before = present(next.slice(0, index), 0).at(-1);
  if (before) return insertingAfter(before, part);
  const [after] = present(next.slice(index + 1), index + 1);
  if (after) return insertingBefore(after, part);
  return insertingInto(owner, part, index === 0 ? 'first' : 'last');
}

export function outside(part: Tree, owner: Tree): Tree {
  return owner.children.find((child) => encloses(child, part)) ?? part;
}

/**
 * Returns the edits that bring a list into the order of `next`, the newly generated list. Items that the developer
 * moved keep their place. If the developer and the schema moved the same items, the developer's order is used, and
 * there is no conflict.
 */
export function permute(base: readonly Tree[], mine: readonly Tree[], next: readonly Tree[]): readonly SourceEdit[] {
  const mineByKey = new Map<string, Tree>();
  for (const each of mine) mineByKey.set(nameOf(each), each);
  const commonKeys = (list: readonly Tree[]) => list.map(({ key }) => key).filter((key) => common.has(key));
  const common = new Set(
    base.map(({ key }) => key).filter((key) => mineByKey.has(key) && next.some((each) => each.key === key)),
  );
  const [before, after] = [commonKeys(base), commonKeys(next)];
  const now = [...mineByKey.keys()].filter((key) => common.has(key));
  if (same(before, after) || same(now, after)) return [];
  const merged = diff3Merge([...now], [...before], [...after]);
  const order = merged.flatMap(({ ok }) => ok ?? []);
  if (new Set(order).size !== now.length || order.length !== now.length) return [];
  return order.flatMap((key, index) => {
    const slot = mineByKey.get(now[index] ?? '');
    const part = mineByKey.get(key);
    return slot && part && slot !== part ? [replacing(slot, sourceText(part))] : [];
  });
}

/**
 * Returns the key of a code element, such as the name of a form section. If the element has no key of its own and
 * contains a single field, returns the key of this field.
 */
function nameOf({ key, alias }: Tree): string {
  return /^(?:tag|text):/.test(key) ? (alias ?? key) : key;
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((each, index) => each === b[index]);
}
