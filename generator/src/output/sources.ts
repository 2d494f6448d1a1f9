import type { Cache } from './cache.ts';
import { digest } from './hash.ts';
import type { Lock } from './lock.ts';
import type { Change } from './plan.ts';

/** Digests of the parts of each schema file, by file and JSON pointer. */
export type Sources = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Every input that is JSON, part by part. What has not changed since the manifest was written is taken from there. */
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

/** `schemas/resources/vehicles.json#/schema/properties/seats`: which parts of its sources changed since the manifest was written. */
export function causes(change: Change, before: Sources, now: Sources): readonly string[] {
  const named = 'file' in change && change.file ? change.file.sources : [];
  const all = new Set([...before.keys(), ...now.keys()]);
  const files = named.flatMap((name) =>
    name.endsWith('/') ? [...all].filter((path) => path.startsWith(name)) : [name],
  );
  return files.flatMap((source) => {
    const [then, today] = [before.get(source), now.get(source)];
    if (!then || !today) return then || today ? [source] : [];
    const pointers = new Set([...then.keys(), ...today.keys()]);
    return [...pointers]
      .filter((pointer) => then.get(pointer) !== today.get(pointer))
      .map((pointer) => `${source}#${pointer}`);
  });
}

/** Digests of the parts of a schema file by JSON pointer: each property by itself, all else by top-level key. */
function partsOf(text: string): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return parts;
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return parts.set('', digest(text));
  for (const [key, value] of Object.entries(content)) {
    if (key === 'schema' && isRecord(value)) {
      for (const [name, child] of Object.entries(value)) {
        if (name !== 'properties' || !isRecord(child)) parts.set(`/schema/${name}`, digest(JSON.stringify(child)));
        else
          for (const [field, property] of Object.entries(child)) {
            parts.set(`/schema/properties/${field}`, digest(JSON.stringify(property)));
          }
      }
    } else if (key !== '$schema') parts.set(`/${key}`, digest(JSON.stringify(value)));
  }
  return parts;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
