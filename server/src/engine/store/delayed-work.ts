import type { FastifyBaseLogger } from 'fastify';
import type { Store } from './store.ts';
import { currentNamespace, inNamespace, perNamespace } from './namespaces/current.ts';

export interface DelayedWork {
  /** @param delay milliseconds of real time, independent of the injected clock */
  run(delay: number, work: () => Promise<unknown>): void;
  close(): void;
}

/**
 * Creates a scheduler for work that runs after a delay. Waiting work is canceled when the data is reset, a snapshot is
 * restored, or the namespace ends.
 */
export function openDelayedWork(store: Pick<Store, 'onReplaced'>, log: Pick<FastifyBaseLogger, 'error'>): DelayedWork {
  const waiting = new Set<NodeJS.Timeout>();
  const waitingHere = perNamespace(() => new Set<NodeJS.Timeout>());
  const cancel = (timers: Iterable<NodeJS.Timeout>): void => {
    for (const timer of timers) {
      clearTimeout(timer);
      waiting.delete(timer);
    }
  };
  store.onReplaced(() => {
    cancel(waitingHere());
    waitingHere().clear();
  });
  return {
    run(delay, work) {
      const here = waitingHere();
      const namespace = currentNamespace();
      const timer = setTimeout(() => {
        waiting.delete(timer);
        here.delete(timer);
        if (namespace?.dropped) return;
        inNamespace(namespace, work).catch((error: unknown) => log.error(error, 'delayed work failed'));
      }, delay);
      waiting.add(timer);
      here.add(timer);
    },
    close: () => cancel(waiting),
  };
}
