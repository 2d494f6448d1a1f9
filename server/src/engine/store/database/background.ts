import { AsyncLocalStorage } from 'node:async_hooks';

const background = new AsyncLocalStorage<true>();

/** Runs work that no client waits for. It uses separate database connections and longer timeouts. */
export function inBackground<T>(work: () => T): T {
  return background.run(true, work);
}

export function isInBackground(): boolean {
  return background.getStore() === true;
}
