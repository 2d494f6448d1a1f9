import { useMemo, useSyncExternalStore } from 'react';

export interface Address {
  readonly search: string;
  /** With its #. */
  readonly hash: string;
  /** The last segment of the path. */
  readonly last: string;
}

/** A link to the page that is open already changes the part after # alone, and loads nothing. */
function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The address once the page lives; null while it shows what was prerendered for any address. */
export function useAddress(): Address | null {
  const href = useSyncExternalStore(
    subscribe,
    () => location.href,
    () => null,
  );
  return useMemo(() => (href === null ? null : read(new URL(href))), [href]);
}

function read({ pathname, search, hash }: URL): Address {
  return { search, hash, last: decodeURIComponent(pathname.replace(/\/+$/, '').split('/').at(-1) ?? '') };
}
