import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The address's query, and its last segment, once the page lives; null while it shows what was prerendered for any address. */
export function useAddress(): { readonly search: string; readonly last: string } | null {
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => null,
  );
  if (search === null) return null;
  return { search, last: decodeURIComponent(location.pathname.replace(/\/+$/, '').split('/').at(-1) ?? '') };
}
