import { Problem } from './problem.ts';
import { perNamespace } from './store/namespaces/current.ts';

export interface WorkQueue {
  /** @throws {Problem} 503 with `Retry-After`, immediately, if too many jobs already wait */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Opens a queue that limits the number of running jobs, such as password hashing or picture processing. These jobs and
 * disk syncs use the same four threads of Node. Without the limit, disk syncs would have to wait for many jobs, and
 * each waiting picture would use memory.
 * @param atOnce maximum number of running jobs
 * @param waiting maximum number of waiting jobs per namespace, first come, first served; jobs of tests in other
 * namespaces do not count
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
