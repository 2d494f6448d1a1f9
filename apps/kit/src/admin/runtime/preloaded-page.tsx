import { createElement, use, type ComponentType } from 'react';

export interface PreloadedPage {
  readonly Page: ComponentType;
  /** Fetches the page's code; the next render shows it without a pause. */
  readonly preload: () => Promise<void>;
}

/**
 * A page whose code comes when it is needed. Unlike `React.lazy` it renders at once where its code is there already: a lazy
 * component waits a turn for a promise it could have read, and the first page was late by half a second.
 */
export function preloadedPage(load: () => Promise<ComponentType>): PreloadedPage {
  let Loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const start = () => {
    loading ??= load().then(
      (component) => (Loaded = component),
      (error: unknown) => {
        // A later visit may find the network again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  function Page() {
    return createElement(Loaded ?? use(start()));
  }
  return { Page, preload: async () => void (await start()) };
}
