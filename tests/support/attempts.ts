import type { Qa } from '../../qa/src/index.ts';

/** Control clients of the servers that the test file started, or of its namespaces on a shared server. */
const served = new Set<Qa>();

/**
 * Before a second attempt of a test, restores the server to the state at the start of the first attempt. Returns a
 * function that ends this behavior.
 */
export function serveAttempts(qa: Qa): () => Promise<void> {
  served.add(qa);
  return async () => {
    served.delete(qa);
    // If no test has started, the snapshot does not exist.
    await qa.snapshots.remove(nameOf(qa)).catch(() => undefined);
  };
}

/**
 * Stores the state before a first attempt, or restores it before a later one. @param isFirst whether this is the test's
 * first attempt
 */
export async function beginAttempt(isFirst: boolean): Promise<void> {
  await Promise.all([...served].map((qa) => (isFirst ? qa.snapshots.take(nameOf(qa)) : restore(qa))));
}

async function restore(qa: Qa): Promise<void> {
  await qa.snapshots.restore(nameOf(qa));
  await Promise.all([qa.stubs.clear(), qa.faults.clear()]);
}

const nameOf = ({ namespace }: Qa): string => namespace || 'attempt';
