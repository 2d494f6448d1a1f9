import { useEffect, useState } from 'react';

export interface Chunk<T> {
  readonly part: T | undefined;
  readonly failed: boolean;
  readonly again: () => void;
}

/** A part of the page whose code is fetched when it is wanted, apart from what the page needs at once. */
export function useChunk<T>(load: () => Promise<{ readonly default: T }>, wanted: boolean): Chunk<T> {
  const [chunk, setChunk] = useState<{ readonly part: T }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || failed || chunk) return;
    let left = false;
    load().then(
      // In a record: a component given to setState by itself would be called.
      (module) => left || setChunk({ part: module.default }),
      () => left || setFailed(true),
    );
    return () => void (left = true);
  }, [load, wanted, failed, chunk]);
  return { part: chunk?.part, failed, again: () => setFailed(false) };
}
