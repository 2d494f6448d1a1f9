import type { QueryClient } from '@tanstack/react-query';

/** Time of the last request of each query. */
const asked = new WeakMap<object, number>();

/** Notes when queries are requested from the server. */
export function noteRequests(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    if (action.type === 'fetch') asked.set(query, Date.now());
    // The query keeps older records.
    if (action.type === 'error') asked.delete(query);
  });
}

/** Returns when the oldest records of a resource on the page were requested. Returns 0 if that is unknown. */
export function oldestRequest(client: QueryClient, resource: string): number {
  const shown = client.getQueryCache().findAll({ queryKey: [resource], type: 'active' });
  const read = shown.filter(({ state }) => state.status !== 'pending' || state.fetchStatus !== 'idle');
  return Math.min(Date.now(), ...read.map((query) => asked.get(query) ?? 0));
}
