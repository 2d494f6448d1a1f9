import { resourceNamed } from '@tuyen/model';
import type { Services, Slug } from '../contract.ts';
import { byId, type Endpoints, publicRecord, record, tableOf, textSchema, writableRecord } from '@tuyen/server/domain';

/**
 * `POST api-clients/{id}/issue-key` replaces the API key and invalidates the old one. Only this response contains the
 * new `key`.
 */
export function clientRoutes(app: Endpoints, { model, auth, write, clock, store }: Services): void {
  const resource = resourceNamed(model, 'api-clients');
  if (!resource) return;
  const table = tableOf(resource, store.engine);

  const schema = {
    operationId: 'issueApiKey',
    tags: ['api-clients'],
    summary: 'A new key in place of the old one; shown in this answer alone',
    'x-permission': 'api-client.issue-key' satisfies Slug,
    params: byId,
    response: {
      200: {
        description: 'The client, with `key`.',
        allOf: [record('ApiClient'), { type: 'object', required: ['key'], properties: { key: textSchema } }],
      },
    },
  } as const;
  app.post('/api-clients/:id/issue-key', { schema }, async (request, reply) => {
    const caller = await auth.caller(request);
    return write.handleWrite(request, reply, async (tx) => {
      const { id } = request.params;
      await writableRecord(tx, resource, caller, id);
      const issued = await tx.update('api-clients', id, { key_issued_at: clock.now().toISOString() });
      return { body: publicRecord(table, issued), once: tx.revealed };
    });
  });
}
