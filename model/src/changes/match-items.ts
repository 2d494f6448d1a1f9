import { isObject } from '../model/json/is-object.ts';
import { isScalar } from '../model/json/json-schema.ts';

/**
 * An item of a list before the change (`was`) and after it (`is`). If the item is not in one of the two lists, that
 * property is undefined.
 */
interface Pair {
  readonly name: string;
  readonly was: unknown;
  readonly is: unknown;
  readonly renamed: boolean;
}

interface Matched {
  readonly pairs: readonly Pair[];
  readonly reordered: boolean;
}

/** Matches the items of two lists by name. Returns undefined if an item has no name. */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): Matched | undefined {
  const [known, now] = [named(before), named(after)];
  if (!known || !now) return undefined;
  const earlier = new Map<string, string>();
  for (const [name, item] of now) {
    const from = isObject(item) && typeof item['renamedFrom'] === 'string' ? item['renamedFrom'] : undefined;
    if (from !== undefined && !known.has(name) && known.has(from) && !now.has(from)) earlier.set(name, from);
  }
  const taken = new Set(earlier.values());
  const pairs = [...now].map(([name, is]): Pair => {
    const from = earlier.get(name);
    return { name, was: known.get(from ?? name), is, renamed: from !== undefined };
  });
  const removed = [...known].filter(([name]) => !now.has(name) && !taken.has(name));
  const order = [...now.keys()].map((name) => earlier.get(name) ?? name).filter((name) => known.has(name));
  const common = [...known.keys()].filter((name) => order.includes(name));
  return {
    pairs: [...pairs, ...removed.map(([name, was]): Pair => ({ name, was, is: undefined, renamed: false }))],
    reordered: order.some((name, index) => name !== common[index]),
  };
}

function named(list: readonly unknown[]): Map<string, unknown> | undefined {
  const found = new Map<string, unknown>();
  for (const item of list) {
    const name = nameOf(item);
    if (name === undefined) return undefined;
    // Several transitions of a workflow may have the same name, so a number makes their names unique.
    let unique = name;
    for (let count = 2; found.has(unique); count += 1) unique = `${name} (${count})`;
    found.set(unique, item);
  }
  return found;
}

function nameOf(item: unknown): string | undefined {
  if (isScalar(item)) return String(item);
  if (!isObject(item)) return undefined;
  const { name, value, path, resource, by, code } = item;
  const found = [name, value, path, code].find((one) => one !== undefined && isScalar(one));
  if (found !== undefined) return String(found);
  return typeof resource === 'string' && typeof by === 'string' ? `${resource} by ${by}` : undefined;
}
