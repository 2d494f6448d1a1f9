import { Problem } from './problem.ts';
import { perNamespace } from './store/namespaces/current.ts';

/** Work that uses a processor for long: a limited number at once, some more waiting, the rest refused until later. */
export interface WorkQueue {
  /** @throws {Problem} 503 with `Retry-After`, at once, where too many wait already */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Node has four threads for hashing, pictures and waiting for the disk alike. Without a limit on the first two, writes would wait
 * behind them, and each waiting picture would occupy memory.
 * @param atOnce how many run at the same time
 * @param waiting how many more may wait for their turn, first come, first served; of each world, so that tests in others refuse none of it
 */
export function openWorkQueue({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): WorkQueue {
  const queue: (() => void)[] = [];
  const inLine = perNamespace(() => ({ count: 0 }));
  let running = 0;

  return {
    async run(work) {
      const line = inLine();
      if (running < atOnce) running += 1;
      else if (line.count >= waiting) throw new Problem(503, 'unavailable');
      else {
        line.count += 1;
        // Finished work passes its slot on.
        await new Promise<void>((resolve) => void queue.push(resolve));
        line.count -= 1;
      }
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
