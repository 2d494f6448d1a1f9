import { createContext, useContext, type ReactNode } from 'react';
import type { HttpClient } from '../../data/http-client.ts';
import type { Services } from './create-services.ts';

const Context = createContext<Services | null>(null);

export function ServicesProvider({
  services,
  children,
}: {
  readonly services: Services;
  readonly children: ReactNode;
}) {
  return <Context.Provider value={services}>{children}</Context.Provider>;
}

export function useServices(): Services {
  const services = useContext(Context);
  if (!services) throw new Error('Render this inside ServicesProvider.');
  return services;
}

export function useHttp(): HttpClient {
  return useServices().http;
}
