import { isObject } from '@tuyen/model';

/** Difference between the shapes of two JSON values. */
export interface ShapeDifference {
  /** Place in the value: `$.data[].id`. */
  readonly path: string;
  readonly recorded: string;
  readonly found: string;
}

/**
 * Compares the shapes of a recorded answer and a new answer. Returns missing properties, new properties and changed
 * types. Null fits every type. The items of a list are merged into one item before the comparison.
 */
export function shapeDifferences(recorded: unknown, found: unknown, path = '$'): readonly ShapeDifference[] {
  if (recorded === null || found === null) return [];
  const [before, now] = [typeOf(recorded), typeOf(found)];
  if (before !== now) return [{ path, recorded: before, found: now }];
  if (Array.isArray(recorded) && Array.isArray(found)) return itemDifferences(recorded, found, `${path}[]`);
  if (!isObject(recorded) || !isObject(found)) return [];
  const names = [...new Set([...Object.keys(recorded), ...Object.keys(found)])];
  return names.flatMap((name) => {
    const at = `${path}.${name}`;
    if (!(name in found)) return [{ path: at, recorded: typeOf(recorded[name]), found: 'absent' }];
    if (!(name in recorded)) return [{ path: at, recorded: 'absent', found: typeOf(found[name]) }];
    return shapeDifferences(recorded[name], found[name], at);
  });
}

function itemDifferences(
  recorded: readonly unknown[],
  found: readonly unknown[],
  path: string,
): readonly ShapeDifference[] {
  // An empty list tells nothing about its items.
  if (recorded.length === 0 || found.length === 0) return [];
  return shapeDifferences(recorded.reduce(together), found.reduce(together), path);
}

/** Returns a value with the properties of both. */
function together(one: unknown, other: unknown): unknown {
  if (one === null || one === undefined) return other;
  if (isObject(one) && isObject(other)) {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return Object.fromEntries(
      names.map((name) => [name, name in one ? together(one[name], other[name] ?? null) : other[name]]),
    );
  }
  if (Array.isArray(one) && Array.isArray(other)) return [...one, ...other];
  return one;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
