import { isObject } from '@tuyen/model/json';
import type { Cache } from './cache.ts';
import { digest } from './hash.ts';
import type { Lock } from './lock.ts';
import type { FileChange } from './plan.ts';

/** Digests of the parts of each schema file, by file and JSON pointer. */
export type Sources = ReadonlyMap<string, ReadonlyMap<string, string>>;

export function digestSources(
  inputs: ReadonlyMap<string, string>,
  digests: Readonly<Record<string, string>>,
  cache: Cache,
  lock: Lock,
): Sources {
  const known = cache.lock === digest(lock.text) ? lock.sources : new Map<string, ReadonlyMap<string, string>>();
  const files = [...inputs].filter(([path]) => path.endsWith('.json'));
  return new Map(
    files.map(([path, text]) => {
      const before = cache.inputs[path] === digests[path] ? known.get(path) : undefined;
      return [path, before ?? partsOf(text)];
    }),
  );
}

/**
 * Returns the parts of each file that have changed since the manifest was written:
 * `schemas/resources/vehicles.json#/schema/properties/seats`.
 */
export function changedParts(before: Sources, now: Sources): ReadonlyMap<string, readonly string[]> {
  const files = [...new Set([...before.keys(), ...now.keys()])];
  const changed = files.map((file): readonly [string, readonly string[]] => {
    const [then, today] = [before.get(file), now.get(file)];
    if (!then || !today) return [file, [file]];
    const pointers = [...new Set([...then.keys(), ...today.keys()])];
    const moved = pointers.filter((pointer) => then.get(pointer) !== today.get(pointer));
    return [file, moved.map((pointer) => `${file}#${pointer}`)];
  });
  return new Map(changed.filter(([, parts]) => parts.length > 0));
}

export function causes(change: FileChange, changed: ReadonlyMap<string, readonly string[]>): readonly string[] {
  if (changed.size === 0 || !('file' in change) || !change.file) return [];
  return change.file.sources.flatMap((source) => {
    if (!source.endsWith('/')) return changed.get(source) ?? [];
    return [...changed].filter(([file]) => file.startsWith(source)).flatMap(([, parts]) => parts);
  });
}

/** Returns the digests of the parts of a schema file by JSON pointer: one per property, and one per other top-level key. */
export function partsOf(text: string): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return parts;
  }
  if (!isObject(content)) return parts.set('', digest(text));
  for (const [key, value] of Object.entries(content)) {
    if (key === 'schema' && isObject(value)) {
      for (const [name, child] of Object.entries(value)) {
        if (name !== 'properties' || !isObject(child)) parts.set(`/schema/${name}`, digest(JSON.stringify(child)));
        else
          for (const [field, property] of Object.entries(child)) {
            parts.set(`/schema/properties/${field}`, digest(JSON.stringify(property)));
          }
      }
    } else if (key !== '$schema') parts.set(`/${key}`, digest(JSON.stringify(value)));
  }
  return parts;
}
