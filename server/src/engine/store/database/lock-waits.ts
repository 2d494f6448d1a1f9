import { setTimeout } from 'node:timers/promises';
import { objectOrEmpty } from '../../json-object.ts';
import type { Connection } from './connection.ts';

/** Milliseconds that a migration waits for the lock of a table. Requests for the table wait behind it. */
const LOCK_MS = 300;
/** Milliseconds before the next attempt, in which waiting requests are processed. */
const PAUSE_MS = 500;
/** Milliseconds for which a migration keeps retrying. */
const PATIENCE = 300_000;

/** Limits lock waits in this transaction: see `retryWhileLocked`. */
export async function waitShortly({ engine, script }: Connection): Promise<void> {
  if (engine === 'postgres') await script(`SET LOCAL lock_timeout = ${LOCK_MS}`);
}

/** Removes the limit for lock waits. The tables are already locked, so only row locks remain. */
export async function waitLong({ engine, script }: Connection): Promise<void> {
  if (engine === 'postgres') await script('SET LOCAL lock_timeout = 0');
}

export async function retryWhileLocked<T>(work: () => Promise<T>, pause = PAUSE_MS): Promise<T> {
  for (const until = performance.now() + PATIENCE; ;) {
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() > until) throw error;
    }
    await setTimeout(pause * (0.5 + Math.random()));
  }
}

function isLockTimeout(error: unknown): boolean {
  return objectOrEmpty(objectOrEmpty(error)['cause'])['code'] === '55P03';
}
