import type { Identifier } from 'react-admin';

export interface MoveResult {
  readonly id: Identifier;
  readonly error: unknown;
}

const AT_ONCE = 4;

/** Sends one request per record, so that one failure does not stop the others. Results are in the order of the ids. */
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
