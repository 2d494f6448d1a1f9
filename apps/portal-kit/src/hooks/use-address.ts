import { useMemo, useSyncExternalStore } from 'react';

export interface Address {
  readonly search: string;
  /** Hash of the URL, including the leading `#`. */
  readonly hash: string;
  readonly last: string;
}

/**
 * Listens only to `hashchange`, because a link to the current page changes only the hash. Every other link loads a new
 * page.
 */
function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** Returns the current address after hydration. Returns null before, because the prerendered page serves any address. */
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
