import { createContext, useContext, type ReactNode } from 'react';
import type { HttpClient } from '../../data/http-client.ts';
import type { AdminServices } from './create-services.ts';

const Context = createContext<AdminServices | null>(null);

export function ServicesProvider({
  services,
  children,
}: {
  readonly services: AdminServices;
  readonly children: ReactNode;
}) {
  return <Context.Provider value={services}>{children}</Context.Provider>;
}

export function useServices(): AdminServices {
  const services = useContext(Context);
  if (!services) throw new Error('Render this inside ServicesProvider.');
  return services;
}

/** Returns the client for requests to any endpoint of the API. */
export function useHttp(): HttpClient {
  return useServices().http;
}
