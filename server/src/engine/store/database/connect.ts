import { randomUUID } from 'node:crypto';
import { backup, DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { sortKey } from './text-keys.ts';

/** Kilobytes of pages that a connection to a file keeps in memory. The system keeps those of a file as well, and reading one from there takes two microseconds. */
export const PAGES = 16_384;
/** The same where pages lie in memory already. */
const PAGES_OF_IMAGE = 2048;
/** Bytes of a file that are read where the system keeps them. */
const MAPPED = 2 ** 30;
/** More than a database can have: it is copied in one step. */
const ALL_PAGES = 2 ** 31 - 1;

/** A connection that knows the functions of ours. @param path a file, or `:memory:` */
export function connect(path: string): DatabaseSync {
  // With NORMAL, disk.ts syncs each commit, and no response is sent before.
  const log = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL';
  return open(path, `PRAGMA cache_size = -${path === ':memory:' ? PAGES_OF_IMAGE : PAGES}; ${log}`);
}

/** A connection to a database in memory that begins as a copy of a file. */
export async function connectToCopy(file: string): Promise<DatabaseSync> {
  // SQLite finds a database in memory by its name, which other connections of the process may use: here those that copy.
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

/** The address of a file that nothing changes: SQLite takes no locks, reads no log, and writes nothing beside it. */
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
