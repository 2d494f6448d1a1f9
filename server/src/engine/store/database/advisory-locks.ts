import type { Connection } from './connection.ts';

/**
 * Names of the server's advisory locks in PostgreSQL. The place of a name in this list determines the key of the lock,
 * so no two locks share a key. Append new locks at the end: during an update, processes of two versions use the same
 * keys.
 */
export const ADVISORY_LOCKS = ['extensions', 'totals', 'index-build', 'rights', 'upload-claims', 'seeding'] as const;

type AdvisoryLock = (typeof ADVISORY_LOCKS)[number];

const FIRST_KEY = 7_425_001;

export function lockKey(lock: AdvisoryLock): number {
  return FIRST_KEY + ADVISORY_LOCKS.indexOf(lock);
}

/**
 * Waits for an advisory lock and keeps it until the end of the transaction. Does nothing on SQLite, whose write
 * transactions are exclusive.
 */
export async function lockUntilCommit(connection: Connection, lock: AdvisoryLock): Promise<void> {
  if (connection.engine === 'postgres') await connection.rows(`SELECT pg_advisory_xact_lock(${lockKey(lock)})`);
}
