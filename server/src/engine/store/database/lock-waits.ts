import { setTimeout } from 'node:timers/promises';
import { objectOrEmpty } from '../../json-object.ts';
import type { Connection } from './connection.ts';

/** Milliseconds that a migration waits for the lock of a table. Meanwhile, requests that use the table must wait too. */
const LOCK_MS = 300;
/**
 * Milliseconds between two attempts of a migration to lock a table. Between the attempts, the database processes the
 * requests that wait for the table.
 */
const PAUSE_MS = 500;
const PATIENCE = 300_000;

export async function waitShortly({ engine, script }: Connection): Promise<void> {
  if (engine === 'postgres') await script(`SET LOCAL lock_timeout = ${LOCK_MS}`);
}

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
