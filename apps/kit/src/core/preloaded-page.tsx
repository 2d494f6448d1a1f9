import { createElement, use, type ComponentType } from 'react';

export interface PreloadedPage<P extends object = object> {
  readonly Page: ComponentType<P>;
  /** Fetches the page's code; the next render shows it without a pause. */
  readonly preload: () => Promise<void>;
  /** Whether the page would be drawn at once. */
  readonly isThere: () => boolean;
}

/** The code of a page, or of a part of one, did not come: the network is away, or a new release has taken its place. */
export class CodeMissing extends Error {}

/** How long, in ms, drawing does not ask again for code that did not come. */
const PAUSE = 1000;

/**
 * A page, or a part of one, whose code comes when it is needed. Unlike `React.lazy` it renders at once where its code is there already: a lazy
 * component waits a turn for a promise it could have read, and the first page was late by half a second. Where the code does not come, it
 * throws `CodeMissing`; who preloads it, or draws it later, asks again.
 */
export function preloadedPage<P extends object>(load: () => Promise<ComponentType<P>>): PreloadedPage<P> {
  let loading: Promise<ComponentType<P>> | undefined;
  let state: 'awaited' | 'there' | 'missing' = 'awaited';
  const start = () => {
    if (loading) return loading;
    state = 'awaited';
    const started = load().catch((cause: unknown) => {
      throw new CodeMissing('Its code did not come.', { cause });
    });
    loading = started;
    started.then(
      (component) => {
        state = 'there';
        // Marked the way React marks promises it has waited for: `use` then answers without suspending.
        return Object.assign(started, { status: 'fulfilled', value: component });
      },
      () => {
        state = 'missing';
        // Not at once: React draws anew what has failed, and each time would ask anew, without end.
        setTimeout(() => {
          if (loading === started) loading = undefined;
        }, PAUSE);
      },
    );
    return started;
  };
  function Page(props: P) {
    return createElement(use(start()), props);
  }
  async function preload(): Promise<void> {
    if (state === 'missing') loading = undefined;
    await start();
  }
  return { Page, preload, isThere: () => state === 'there' };
}
