import { createContext, useContext, type ReactNode } from 'react';

const Context = createContext('/api/v1');

export function ApiUrlProvider({ apiUrl, children }: { readonly apiUrl: string; readonly children: ReactNode }) {
  return <Context.Provider value={apiUrl}>{children}</Context.Provider>;
}

/**
 * Returns a function that turns a stored path (`/api/v1/uploads/…`) into a URL that this page can load, even if the API
 * has another origin.
 */
export function useUploadAddress(): (stored: string) => string {
  const apiUrl = useContext(Context);
  return (stored) => {
    const origin = new URL(apiUrl, globalThis.location.href);
    const address = new URL(stored, origin);
    return address.protocol === 'http:' || address.protocol === 'https:' || address.protocol === 'blob:'
      ? address.href
      : '';
  };
}
