import type { Qa } from '../../qa/src/index.ts';

/** The servers, or namespaces of one, that a file has. */
const served = new Set<Qa>();

/** Whatever a first attempt changes on it, a second one finds as the first did. Answers how to end this. */
export function serveAttempts(qa: Qa): () => Promise<void> {
  served.add(qa);
  return async () => {
    served.delete(qa);
    // There is none where no test has begun.
    await qa.snapshots.remove(nameOf(qa)).catch(() => undefined);
  };
}

/** Keeps the state that an attempt begins with, or goes back to it. @param isFirst of the test that begins */
export async function beginAttempt(isFirst: boolean): Promise<void> {
  await Promise.all([...served].map((qa) => (isFirst ? qa.snapshots.take(nameOf(qa)) : restore(qa))));
}

async function restore(qa: Qa): Promise<void> {
  await qa.snapshots.restore(nameOf(qa));
  await Promise.all([qa.stubs.clear(), qa.faults.clear()]);
}

const nameOf = ({ namespace }: Qa): string => namespace || 'attempt';
