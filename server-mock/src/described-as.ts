import { ANYBODY } from '@tuyen/server/domain';

/** Returns the description that all endpoints under `/__qa` share. With a token, the server requires `x-qa-token`. */
export const describedAs = (operationId: string, summary: string) =>
  ({ operationId, summary, tags: ['qa'], security: ANYBODY, servers: [{ url: '/' }] }) as const;
