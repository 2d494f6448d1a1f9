import type { Qa } from '../../qa/src/index.ts';

const served = new Set<Qa>();

/**
 * From now on, repeated tests start in the same state: before the second attempt of a test, the server is restored to
 * its state at the start of the first attempt. Returns a function that ends this behavior.
 */
export function serveAttempts(qa: Qa): () => Promise<void> {
  served.add(qa);
  return async () => {
    served.delete(qa);
    // Ignore the error: if no test has started, the snapshot does not exist.
    await qa.snapshots.remove(nameOf(qa)).catch(() => undefined);
  };
}

export async function beginAttempt(isFirst: boolean): Promise<void> {
  await Promise.all([...served].map((qa) => (isFirst ? qa.snapshots.take(nameOf(qa)) : restore(qa))));
}

async function restore(qa: Qa): Promise<void> {
  await qa.snapshots.restore(nameOf(qa));
  await Promise.all([qa.stubs.clear(), qa.faults.clear()]);
}

const nameOf = ({ namespace }: Qa): string => namespace || 'attempt';
