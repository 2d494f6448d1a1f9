/** Maximum number of simultaneous requests of one action. */
export const AT_A_TIME = 6;

/** Runs a task for every item, a few at a time. Results have the order of the items. */
export async function inParallel<T, R>(
  items: readonly T[],
  limit: number,
  run: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  const waiting = [...items.entries()].toReversed();
  const worker = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) results[next[0]] = await run(next[1]);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}
