import { isObject } from '@tuyen/model';
import { isDeepStrictEqual } from 'node:util';

export type Path = readonly (string | number)[];

/** Edit of the project's file that applies a change of the source. The value undefined removes the key. */
export interface Edit {
  readonly path: Path;
  readonly value: unknown;
  /** Whether the value becomes a new item at the end of the list. */
  readonly isInsertion?: true;
}

/** Value that the source and the project changed differently. */
export interface Conflict {
  readonly path: Path;
  /** Value in the project's file. Undefined if the file does not have the key. */
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merged {
  readonly edits: readonly Edit[];
  readonly conflicts: readonly Conflict[];
}

/** Side that wins at a JSON pointer. */
export type Accepted = (path: Path) => 'mine' | 'theirs' | undefined;

/**
 * Merges a change of the source into the owner's value. Compares the last draft (`base`), the file (`mine`) and the new
 * draft (`theirs`) at each key. Items of lists are matched by their name or value. What the owner deleted stays deleted.
 */
export function mergeValues(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  accepted: Accepted = () => undefined,
): Merged {
  const edits: Edit[] = [];
  const conflicts: Conflict[] = [];
  mergeAt([], base, mine, theirs);
  return { edits, conflicts };

  function mergeAt(path: Path, before: unknown, own: unknown, after: unknown): void {
    if (isDeepStrictEqual(before, after) || isDeepStrictEqual(own, after)) return;
    if (before !== undefined && own === undefined) return;
    const side = accepted(path);
    if (side === 'mine') return;
    if (side === 'theirs') {
      edits.push({ path, value: after });
      return;
    }
    if (isObject(before) && isObject(own) && isObject(after)) {
      for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
        mergeAt([...path, key], valueAt(before, key), valueAt(own, key), valueAt(after, key));
      return;
    }
    if (isDeepStrictEqual(before, own)) {
      edits.push({ path, value: after });
      return;
    }
    if (Array.isArray(before) && Array.isArray(own) && Array.isArray(after) && mergeLists(path, before, own, after))
      return;
    if (isObject(own) && isObject(after) && before === undefined) {
      for (const key of Object.keys(after)) mergeAt([...path, key], undefined, valueAt(own, key), after[key]);
      return;
    }
    conflicts.push({ path, mine: own, theirs: after });
  }

  /** @returns false if an item has no name, so the lists can only be compared as a whole */
  function mergeLists(
    path: Path,
    before: readonly unknown[],
    own: readonly unknown[],
    after: readonly unknown[],
  ): boolean {
    const [known, mineByName, now] = [named(before), named(own), named(after)];
    if (!known || !mineByName || !now) return false;
    // From the end, so that an edit does not move the items of the edits that follow.
    for (const [name, index] of [...mineByName].toReversed()) {
      const was = known.get(name);
      const is = now.get(name);
      if (was === undefined) continue;
      if (is === undefined) mergeAt([...path, index], before[was], own[index], undefined);
      else mergeAt([...path, index], before[was], own[index], after[is]);
    }
    let at = own.length;
    for (const [name, index] of now) {
      if (known.has(name) || mineByName.has(name)) continue;
      edits.push({ path: [...path, at], value: after[index], isInsertion: true });
      at += 1;
    }
    return true;
  }
}

function valueAt(value: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

/**
 * Returns the position of each item by its name or value. Returns undefined if an item has neither, or if two items are
 * equal.
 */
function named(list: readonly unknown[]): ReadonlyMap<string, number> | undefined {
  const found = new Map<string, number>();
  for (const [index, item] of list.entries()) {
    const name = nameOf(item);
    if (name === undefined || found.has(name)) return undefined;
    found.set(name, index);
  }
  return found;
}

function nameOf(item: unknown): string | undefined {
  if (!isObject(item)) return item === null || typeof item === 'object' ? undefined : JSON.stringify(item);
  const { name, value, path, resource, by } = item;
  const found = [name, value, path].find((one) => typeof one === 'string');
  if (found !== undefined) return String(found);
  return typeof resource === 'string' && typeof by === 'string' ? `${resource} by ${by}` : undefined;
}
