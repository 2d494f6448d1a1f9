import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { LockedError, sqliteFailure, UnavailableError } from './failures.ts';

/**
 * Whether a database file is still the one that was opened, and can be read. The server's own connection does not notice: it has the
 * pages in memory, and goes on with a file that was removed, whose rows are gone with the process.
 * @returns what throws UnavailableError where it is not
 */
export function probeOf(path: string): () => void {
  const opened = fileId(path);
  return () => {
    try {
      if (fileId(path) !== opened) throw new Error(`${path} was replaced by another file`);
      read(path);
    } catch (error) {
      const failure = sqliteFailure(error);
      // Requests wait for such a lock, and it passes.
      if (failure instanceof LockedError) return;
      throw failure ?? new UnavailableError(error);
    }
  };
}

function fileId(path: string): string {
  const { dev, ino } = statSync(path, { bigint: true });
  return `${dev}:${ino}`;
}

/** Through a connection of its own, whose memory is empty. Never through `node:fs`: closing the file would release SQLite's locks. */
function read(path: string): void {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 0 });
  try {
    database.prepare('SELECT "value" FROM "_facts" LIMIT 1').get();
  } finally {
    database.close();
  }
}
