import { isObject } from '@tuyen/model';
import type { Path } from './merge-values.ts';

type Value = Readonly<Record<string, unknown>>;

/** Returns the names of drafted resources whose files the owner deleted. */
export function deletedResources(
  drafted: ReadonlyMap<string, Value>,
  mine: { has(path: string): boolean },
): ReadonlySet<string> {
  const gone = [...drafted].filter(([path]) => path.includes('/resources/') && !mine.has(path));
  return new Set(gone.map(([, value]) => String(value['name'])));
}

/** Returns the places in the file of a dialect that describe deleted resources. */
export function deadEntries(file: string, dialect: Value, deleted: ReadonlySet<string>): readonly Path[] {
  if (!file.includes('/backends/')) return [];
  return ['lists', 'records'].flatMap((part) => {
    const entries = dialect[part];
    return Object.keys(isObject(entries) ? entries : {})
      .filter((name) => deleted.has(name))
      .map((name) => [part, name]);
  });
}
