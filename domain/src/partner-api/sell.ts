import { resourceNamed } from '@tuyen/model';
import type { Services, Slug } from '../contract.ts';
import {
  bodyOf,
  checkedByHandler,
  createRecord,
  type Endpoints,
  idempotencyKey,
  problems,
  publicRecord,
  record,
  tableOf,
  textSchema,
} from '@tuyen/server/domain';

const SELL = {
  operationId: 'sellSingleTicket',
  tags: ['tickets'],
  summary: 'Sell a single ticket',
  description: 'Without `payment_method` an API client has taken the money itself (GATEWAY).',
  'x-permission': 'ticket.sell-single' satisfies Slug,
  headers: { type: 'object', properties: idempotencyKey },
  body: {
    type: 'object',
    required: ['ticket_price_id', 'route_id'],
    properties: {
      ticket_price_id: textSchema,
      route_id: textSchema,
      trip_id: textSchema,
      from_stop_point_id: textSchema,
      to_stop_point_id: textSchema,
      payment_method: textSchema,
    },
  },
  response: {
    201: { description: 'The ticket, with its serial and price.', ...record('Ticket') },
    ...problems(409),
  },
};

/**
 * Registers `POST tickets/sell-single`, which sells a single ticket of the caller's office with the checks and defaults
 * of a counter sale. A program has no cash drawer, so the default payment method is GATEWAY.
 */
export function sellRoute(app: Endpoints, { model, auth, write, store }: Services): void {
  const tickets = resourceNamed(model, 'tickets');
  if (!tickets) return;
  const table = tableOf(tickets, store.engine);

  app.post('/tickets/sell-single', { schema: SELL, validatorCompiler: checkedByHandler }, async (request, reply) => {
    const caller = await auth.caller(request);
    const values = { ...(caller.actor.kind === 'client' && { payment_method: 'GATEWAY' }), ...bodyOf(request) };
    return write.handleWrite(
      request,
      reply,
      async (tx) => ({
        status: 201,
        body: publicRecord(table, await createRecord(tx, tickets, caller, values)),
      }),
      { created: ({ id }) => `/tickets/${String(id)}` },
    );
  });
}
