import type { Identifier } from 'react-admin';

export interface MoveResult {
  readonly id: Identifier;
  /** Undefined where it was done. */
  readonly error: unknown;
}

/** How many requests are on their way at a time. */
const AT_ONCE = 4;

/** Moves each record by a request of its own, so that one that is refused stops no other. Results in the order of the ids. */
export async function moveAll(
  ids: readonly Identifier[],
  move: (id: Identifier) => Promise<unknown>,
  onProgress: (done: number) => void,
): Promise<readonly MoveResult[]> {
  const results = new Map<Identifier, MoveResult>();
  const left = [...ids];
  const work = async () => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      const error: unknown = await move(id).then(
        () => undefined,
        (reason: unknown) => reason ?? new Error(),
      );
      results.set(id, { id, error });
      onProgress(results.size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return ids.flatMap((id) => results.get(id) ?? []);
}
