import { randomUUID } from 'node:crypto';
import { backup, DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { sortKey } from './text-keys.ts';

/**
 * Size in kilobytes of the page cache for a database file. The operating system also caches the file, and a read from
 * its cache takes two microseconds.
 */
export const PAGES = 16_384;
const PAGES_OF_IMAGE = 2048;
const MAPPED = 2 ** 30;
/** Number of pages that one step of a backup copies. No database has more pages, so one step copies all of them. */
const ALL_PAGES = 2 ** 31 - 1;

export function connect(path: string): DatabaseSync {
  // With `synchronous = NORMAL`, SQLite does not sync commits to the disk. The code in disk.ts does so before a
  // response is sent.
  const log = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL';
  return open(path, `PRAGMA cache_size = -${path === ':memory:' ? PAGES_OF_IMAGE : PAGES}; ${log}`);
}

export async function connectToCopy(file: string): Promise<DatabaseSync> {
  // The in-memory database needs a name. With the name, a second connection of this process can open it and copy the
  // file into it.
  const path = `file:/${randomUUID()}?vfs=memdb`;
  const alone = 'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF';
  const source = new DatabaseSync(onlyRead(file), { readOnly: true });
  try {
    source.exec(`PRAGMA mmap_size = ${MAPPED}`);
    const database = open(path, `PRAGMA cache_size = -${PAGES_OF_IMAGE}; ${alone}`);
    try {
      await backup(source, path, { rate: ALL_PAGES });
    } catch (error) {
      database.close();
      throw error;
    }
    return database;
  } finally {
    source.close();
  }
}

/**
 * Returns the URL of a database file that nothing changes. SQLite then takes no locks, reads no WAL and writes no other
 * files.
 */
export function onlyRead(file: string): string {
  return `${pathToFileURL(file).href}?mode=ro&immutable=1`;
}

function open(path: string, pragmas: string): DatabaseSync {
  // SQLite must not wait for a lock, because that would block the whole process.
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec(`${pragmas}; PRAGMA temp_store = MEMORY`);
  } catch (error) {
    database.close();
    throw error;
  }
  database.function('sort_key', { deterministic: true }, (text, language) =>
    typeof text === 'string' ? sortKey(text, String(language)) : text,
  );
  database.function('unicode_lower', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : text,
  );
  return database;
}
