import { AsyncLocalStorage } from 'node:async_hooks';

const background = new AsyncLocalStorage<true>();

/** Runs work that no client waits for: it has database connections of its own, and may wait longer. */
export function inBackground<T>(work: () => T): T {
  return background.run(true, work);
}

export function isInBackground(): boolean {
  return background.getStore() === true;
}
