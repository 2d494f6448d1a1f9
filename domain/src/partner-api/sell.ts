import { resourceNamed } from '@tuyen/model';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../contract.ts';
import { bodyOf, createRecord, publicRecord, tableOf } from '@tuyen/server-mock/domain';

/**
 * `POST tickets/sell-single`: a single ticket of the caller's office, with all that a sale at a counter checks and fills in. A
 * program has no drawer: unless it says otherwise, it has taken the money itself, by a gateway.
 */
export function sellRoute(app: FastifyInstance, { model, auth, write, store }: Services): void {
  const tickets = resourceNamed(model, 'tickets');
  if (!tickets) return;
  const table = tableOf(tickets, store.engine);

  app.post('/tickets/sell-single', async (request, reply) => {
    const caller = await auth.need(request, 'ticket.sell-single');
    const values = { ...(caller.actor.kind === 'client' && { payment_method: 'GATEWAY' }), ...bodyOf(request) };
    return write.handleWrite(request, reply, async (tx) => ({
      status: 201,
      body: publicRecord(table, await createRecord(tx, tickets, caller, values)),
    }));
  });
}
