import { useEffect, useState } from 'react';

export interface Chunk<T> {
  readonly part: T | undefined;
  readonly failed: boolean;
  readonly again: () => void;
}

/** Loads a module when it is wanted. `again` retries a failed request. */
export function useChunk<T>(load: () => Promise<{ readonly default: T }>, wanted: boolean): Chunk<T> {
  const [chunk, setChunk] = useState<{ readonly part: T }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || failed || chunk) return;
    let left = false;
    load().then(
      // The object around the component is necessary, because setState would call a bare component as an updater
      // function.
      (module) => left || setChunk({ part: module.default }),
      () => left || setFailed(true),
    );
    return () => void (left = true);
  }, [load, wanted, failed, chunk]);
  return { part: chunk?.part, failed, again: () => setFailed(false) };
}
