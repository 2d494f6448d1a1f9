import { setTimeout } from 'node:timers/promises';
import { objectOrEmpty } from '../../json-object.ts';
import type { Connection } from './connection.ts';

/** Milliseconds that a change of a table waits for its lock. Requests for the table wait behind it. */
const LOCK_MS = 300;
/** Milliseconds until the next attempt, in which waiting requests are answered. */
const PAUSE_MS = 500;
/** Milliseconds in which a change is attempted again. */
const PATIENCE = 300_000;

/** Limits the waits for locks in this transaction: see `retryWhileLocked`. */
export async function waitShortly({ engine, script }: Connection): Promise<void> {
  if (engine === 'postgres') await script(`SET LOCAL lock_timeout = ${LOCK_MS}`);
}

/** The tables are locked: rows of others are waited for. */
export async function waitLong({ engine, script }: Connection): Promise<void> {
  if (engine === 'postgres') await script('SET LOCAL lock_timeout = 0');
}

/** Repeats a transaction that did not get its locks in time. */
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
