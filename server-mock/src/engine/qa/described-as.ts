import { ANYBODY } from '../endpoint/schema.ts';

/** What all endpoints under `/__qa` have in common. */
export const describedAs = (operationId: string, summary: string) =>
  ({ operationId, summary, tags: ['qa'], security: ANYBODY, servers: [{ url: '/' }] }) as const;
