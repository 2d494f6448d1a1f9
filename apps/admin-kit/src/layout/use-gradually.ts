import { startTransition, useEffect, useState } from 'react';

/**
 * Returns how many of `total` items to render. The first items render immediately, the rest in idle portions, so that
 * keys, clicks and the rest of the page come first. All items are rendered within a moment, for in-page search, screen
 * readers and printing.
 *
 * @param first number of items that fill a window
 * @param portion number of items that a slow computer renders in 50 ms
 */
export function useGradually(total: number, first: number, portion: number): number {
  const [drawn, setDrawn] = useState(first);
  const isDone = drawn >= total;
  useEffect(() => {
    if (isDone) return undefined;
    // Renders the next portion in a transition. Otherwise React would render the portion in one task together with
    // urgent updates.
    return whenIdle(() => startTransition(() => setDrawn(drawn + portion)));
  }, [isDone, drawn, portion]);
  return Math.min(drawn, total);
}

/** Timeout in ms for the idle callback, so that items render even on a page that is never idle. */
const PATIENCE = 1000;

function whenIdle(act: () => void): () => void {
  // Uses a timer in Safari, which does not support `requestIdleCallback`.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: PATIENCE });
  return () => cancelIdleCallback(handle);
}
