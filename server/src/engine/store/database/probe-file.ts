import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { LockedError, sqliteFailure, UnavailableError } from './failures.ts';

/**
 * Returns a function that checks two things: the database file is still the one that was opened, and it can be read.
 * The server's own connection does not notice that the file was removed. It caches the pages and continues with the
 * removed file, whose rows are lost when the process ends.
 * @returns a function that throws UnavailableError if the check fails
 */
export function probeOf(path: string): () => void {
  const opened = fileId(path);
  return () => {
    try {
      if (fileId(path) !== opened) throw new Error(`${path} was replaced by another file`);
      read(path);
    } catch (error) {
      const failure = sqliteFailure(error);
      // Another process holds a lock. The probe succeeds, because the lock is temporary and requests wait for it.
      if (failure instanceof LockedError) return;
      throw failure ?? new UnavailableError(error);
    }
  };
}

function fileId(path: string): string {
  const { dev, ino } = statSync(path, { bigint: true });
  return `${dev}:${ino}`;
}

/**
 * Reads the file through a separate SQLite connection, whose cache is empty. If `node:fs` read it instead, closing the
 * file would release SQLite's locks.
 */
function read(path: string): void {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 0 });
  try {
    database.prepare('SELECT "value" FROM "_facts" LIMIT 1').get();
  } finally {
    database.close();
  }
}
