import { createElement, use, type ComponentType } from 'react';

export interface PreloadedPage<P extends object = object> {
  readonly Page: ComponentType<P>;
  /** Fetches the page's code; the next render shows it without a pause. */
  readonly preload: () => Promise<void>;
}

/**
 * A page, or a part of one, whose code comes when it is needed. Unlike `React.lazy` it renders at once where its code is there already: a lazy
 * component waits a turn for a promise it could have read, and the first page was late by half a second.
 */
export function preloadedPage<P extends object>(load: () => Promise<ComponentType<P>>): PreloadedPage<P> {
  let loading: Promise<ComponentType<P>> | undefined;
  const start = () => {
    if (loading) return loading;
    const started = load();
    loading = started;
    started.then(
      // Marked the way React marks promises it has waited for: `use` then answers without suspending.
      (component) => Object.assign(started, { status: 'fulfilled', value: component }),
      () => {
        // A later visit may find the network again.
        loading = undefined;
      },
    );
    return started;
  };
  function Page(props: P) {
    return createElement(use(start()), props);
  }
  return { Page, preload: async () => void (await start()) };
}
