import { Problem } from './problem.ts';

/** Work that keeps a processor busy for long: so much of it at once, some more waiting, the rest told to come again. */
export interface WorkQueue {
  /** @throws {Problem} 503 with `Retry-After`, at once, where too many wait already */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Node has four threads for hashing, pictures and waiting for the disk alike. Without a bound on the first two, writes would stand
 * behind them, and each picture that waits would hold its memory.
 * @param atOnce how many run at the same time
 * @param waiting how many more may wait for their turn, first come, first served
 */
export function openWorkQueue({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): WorkQueue {
  const queue: (() => void)[] = [];
  let running = 0;

  return {
    async run(work) {
      if (running < atOnce) running += 1;
      else if (queue.length >= waiting) throw new Problem(503, 'unavailable');
      // Whoever ends hands their place on.
      else await new Promise<void>((resolve) => void queue.push(resolve));
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
