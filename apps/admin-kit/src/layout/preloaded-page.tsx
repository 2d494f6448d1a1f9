import { createElement, use, type ComponentType } from 'react';

export interface PreloadedPage<P extends object = object> {
  readonly Page: ComponentType<P>;
  readonly preload: () => Promise<void>;
  readonly isThere: () => boolean;
}

/** Thrown if the code of a page or component fails to load: the network is down, or a new release replaced the file. */
export class CodeMissing extends Error {}

/** Milliseconds before rendering retries code that failed to load. */
const PAUSE = 1000;

/**
 * Creates a lazily loaded page or component. Unlike `React.lazy`, it renders at once if its code is already loaded;
 * `React.lazy` delayed the first page by half a second. Throws `CodeMissing` if the code does not load; a later preload
 * or render retries.
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
        // Sets the properties `status` and `value`, as React does on promises that it has awaited. With them, `use`
        // returns without suspending.
        return Object.assign(started, { status: 'fulfilled', value: component });
      },
      () => {
        state = 'missing';
        // Waits before the retry, because React renders a failed component again at once, so it would retry endlessly.
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
