import { AsyncLocalStorage } from 'node:async_hooks';

const background = new AsyncLocalStorage<true>();

/** Runs background work, for which no client waits. Its database connections are separate and have longer timeouts. */
export function inBackground<T>(work: () => T): T {
  return background.run(true, work);
}

export function isInBackground(): boolean {
  return background.getStore() === true;
}
