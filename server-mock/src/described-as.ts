import { ANYBODY } from '@tuyen/server/domain';

export const describedAs = (operationId: string, summary: string) =>
  ({ operationId, summary, tags: ['qa'], security: ANYBODY, servers: [{ url: '/' }] }) as const;
