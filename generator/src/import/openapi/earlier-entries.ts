import { entriesIn, objectIn, type Raw } from '@tuyen/model/raw';

interface EarlierEntries {
  readonly lists: Readonly<Record<string, Raw>>;
  readonly records: Readonly<Record<string, Raw>>;
}

/**
 * Returns the entries of the last dialect for resources that the document no longer has. The project keeps the files of
 * these resources until the owner deletes the files, and the files need the entries.
 */
export function earlierEntries(dialect: Raw | undefined, drafted: ReadonlySet<string>): EarlierEntries {
  const defaults = objectIn(objectIn(dialect, 'defaults'), 'list');
  const vanished = (key: 'lists' | 'records') => entriesIn(dialect, key).filter(([name]) => !drafted.has(name));
  return {
    lists: Object.fromEntries(
      vanished('lists').map(([name, list]) => [name, withoutAbsent({ ...defaults, ...objectIn(list) })]),
    ),
    records: Object.fromEntries(vanished('records').map(([name, record]) => [name, objectIn(record)])),
  };
}

/** Removes the keys with which a list only switches off a default. */
function withoutAbsent(list: Raw): Raw {
  const isAbsent = (value: unknown) => value === null || objectIn(value)['kind'] === 'none';
  return Object.fromEntries(Object.entries(list).filter(([, value]) => !isAbsent(value)));
}
