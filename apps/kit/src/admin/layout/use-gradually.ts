import { startTransition, useEffect, useState } from 'react';

/**
 * How much of so much is drawn: the first part at once, the rest in portions, each in a task of its own when nothing else is to be done,
 * so that keys, clicks and the rest of the page come first. Within a moment all of it is there, for searching in the page, for screen
 * readers and for paper.
 *
 * @param first as much as a window shows
 * @param portion as much as a slow computer draws in a twentieth of a second
 */
export function useGradually(total: number, first: number, portion: number): number {
  const [drawn, setDrawn] = useState(first);
  const isDone = drawn >= total;
  useEffect(() => {
    if (isDone) return undefined;
    // What is no transition would be drawn in one piece, together with all that is to be drawn at once.
    return whenIdle(() => startTransition(() => setDrawn(drawn + portion)));
  }, [isDone, drawn, portion]);
  return Math.min(drawn, total);
}

/** In ms. A page that is never idle goes on all the same. */
const PATIENCE = 1000;

/** @returns what takes it back */
function whenIdle(act: () => void): () => void {
  // Not in Safari.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: PATIENCE });
  return () => cancelIdleCallback(handle);
}
