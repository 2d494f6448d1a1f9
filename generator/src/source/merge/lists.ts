import { diff3Merge } from 'node-diff3';
import { insertingAfter, insertingBefore, insertingInto, replacing, type Edit } from './edits.ts';
import { holds, textOf, type Tree } from './tree.ts';

/**
 * Puts a new part where it stands in `next`: behind the nearest of those before it that are there, else in front of the nearest
 * behind it.
 * @param beside by index of `next`: what became of it in the owner's file
 */
export function insert(
  next: readonly Tree[],
  index: number,
  part: Tree,
  beside: readonly (Tree | undefined)[],
  owner: Tree,
): Edit {
  const there = (keys: readonly Tree[], from: number) =>
    keys.map((_, at) => beside[from + at]).filter((found) => found !== undefined);
  const before = there(next.slice(0, index), 0).at(-1);
  if (before) return insertingAfter(before, part);
  const [after] = there(next.slice(index + 1), index + 1);
  if (after) return insertingBefore(after, part);
  return insertingInto(owner, part, index === 0 ? 'first' : 'last');
}

/** Of a part that the owner put something around: that which stands in the list itself. */
export function outside(part: Tree, owner: Tree): Tree {
  return owner.children.find((child) => holds(child, part)) ?? part;
}

/**
 * The edits that bring a list into the order of `next`, but for what the owner moved. None where both moved the same parts: an
 * order is nothing to fight for.
 */
export function permute(base: readonly Tree[], mine: readonly Tree[], next: readonly Tree[]): readonly Edit[] {
  const standing = new Map<string, Tree>();
  for (const each of mine) standing.set(each.alias ?? each.key, each);
  const kept = (list: readonly Tree[]) => list.map(({ key }) => key).filter((key) => common.has(key));
  const common = new Set(
    base.map(({ key }) => key).filter((key) => standing.has(key) && next.some((each) => each.key === key)),
  );
  const [before, after] = [kept(base), kept(next)];
  const now = [...standing.keys()].filter((key) => common.has(key));
  if (same(before, after) || same(now, after)) return [];
  const merged = diff3Merge([...now], [...before], [...after]);
  const order = merged.flatMap(({ ok }) => ok ?? []);
  if (new Set(order).size !== now.length || order.length !== now.length) return [];
  return order.flatMap((key, index) => {
    const slot = standing.get(now[index] ?? '');
    const part = standing.get(key);
    return slot && part && slot !== part ? [replacing(slot, textOf(part))] : [];
  });
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((each, index) => each === b[index]);
}
