import { constants, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sortKey } from './text-keys.ts';

/** Kilobytes of pages in memory. The system keeps those of a file as well, and reading one from there takes two microseconds. */
const PAGES = 16_384;
/** The same where pages are read without a copy: from an image in memory, or from a file that is mapped into it. */
const PAGES_OF_IMAGE = 2048;
/** Bytes of a copy that are read where the system keeps them. */
const MAPPED = 2 ** 30;

/** A connection that knows the functions of ours. @param path a file, or `:memory:` */
export function connect(path: string): DatabaseSync {
  // With NORMAL, disk.ts syncs each commit, and no response is sent before.
  const log = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL';
  return open(path, `PRAGMA cache_size = -${path === ':memory:' ? PAGES_OF_IMAGE : PAGES}; ${log}`);
}

/**
 * A connection to a copy of a database file, which is gone with the connection. It stands for a database in memory that begins with an
 * image: copying the file takes a tenth of reading it, and only those of its pages that are used take memory.
 */
export function connectToCopy(file: string): DatabaseSync {
  const folder = mkdtempSync(join(tmpdir(), 'tuyen-'));
  try {
    const copy = join(folder, 'copy.db');
    copyFileSync(file, copy, constants.COPYFILE_FICLONE);
    const alone = 'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF';
    return open(copy, `PRAGMA cache_size = -${PAGES_OF_IMAGE}; PRAGMA mmap_size = ${MAPPED}; ${alone}`);
  } finally {
    remove(folder);
  }
}

/** Windows removes no open file: there it stays in the folder for temporary ones. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true });
  } catch (error) {
    if (process.platform !== 'win32') throw error;
  }
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
