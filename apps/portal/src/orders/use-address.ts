import { useMemo, useSyncExternalStore } from 'react';

export interface Address {
  readonly search: string;
  /** The last segment of the path. */
  readonly last: string;
}

const never = () => () => undefined;

/** The address once the page lives; null while it shows what was prerendered for any address. */
export function useAddress(): Address | null {
  const href = useSyncExternalStore(
    never,
    () => location.href,
    () => null,
  );
  return useMemo(() => (href === null ? null : read(new URL(href))), [href]);
}

function read({ pathname, search }: URL): Address {
  return { search, last: decodeURIComponent(pathname.replace(/\/+$/, '').split('/').at(-1) ?? '') };
}
