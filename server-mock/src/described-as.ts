import { ANYBODY } from '@tuyen/server/domain';

export const QA_TAG = { name: 'qa', description: 'What testers may do to a running server' } as const;

export const describedAs = (operationId: string, summary: string) =>
  ({ operationId, summary, tags: [QA_TAG.name], security: ANYBODY, servers: [{ url: '/' }] }) as const;
