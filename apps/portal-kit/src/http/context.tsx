import { createContext, useContext, type ReactNode } from 'react';
import type { PublicClient } from './client.ts';

const ClientContext = createContext<PublicClient | undefined>(undefined);

export function ClientProvider({ client, children }: { readonly client: PublicClient; readonly children: ReactNode }) {
  return <ClientContext value={client}>{children}</ClientContext>;
}

/** Returns the API client. Call it only in effects and handlers: there is no server during prerendering. */
export function useClient(): PublicClient {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient is called outside a ClientProvider.');
  return client;
}
