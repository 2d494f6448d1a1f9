import { resourceNamed } from '@tuyen/model';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../contract.ts';
import { publicRecord, tableOf, writableRecord } from '@tuyen/server-mock/domain';

/** `POST api-clients/{id}/issue-key`: a new key instead of the old one, which ends with it. Answers the client and, once, `key`. */
export function clientRoutes(app: FastifyInstance, { model, auth, write, clock, store }: Services): void {
  const resource = resourceNamed(model, 'api-clients');
  if (!resource) return;
  const table = tableOf(resource, store.engine);

  app.post<{ Params: { id: string } }>('/api-clients/:id/issue-key', async (request, reply) => {
    const caller = await auth.need(request, 'api-client.issue-key');
    return write.handleWrite(request, reply, async (tx) => {
      const { id } = request.params;
      await writableRecord(tx, resource, caller, id);
      const issued = await tx.update('api-clients', id, { key_issued_at: clock.now().toISOString() });
      return { body: publicRecord(table, issued), once: tx.revealed };
    });
  });
}
