import type { Services } from '../contract.ts';
import { byId, type Endpoints, idempotencyKey, Problem, problems, textSchema } from '@tuyen/server/domain';
import { open } from './schemas.ts';

const CITIZEN = { actor: { kind: 'customer' }, officeId: null } as const;

const CANCEL = {
  ...open('requestTicketCancel', 'Ask for a single ticket to be canceled'),
  description:
    'A traveler proves the ticket by its id, which only the seller and the ticket know, and its serial. Staff decide, and pay back at a counter.',
  params: byId,
  headers: { type: 'object', properties: idempotencyKey },
  body: {
    type: 'object',
    required: ['serial', 'reason'],
    additionalProperties: false,
    properties: { serial: textSchema, reason: { ...textSchema, minLength: 3, maxLength: 500 } },
  },
  response: {
    200: {
      description: 'The ticket in its new state, and what comes back for it if staff agree.',
      type: 'object',
      required: ['serial', 'state', 'refund_amount'],
      properties: { serial: textSchema, state: textSchema, refund_amount: { type: 'integer', minimum: 0 } },
    },
    ...problems(404, 409, 429),
  },
} as const;

export function ticketCancelRoutes(app: Endpoints, { write, limit }: Services): void {
  const asking = { preHandler: limit({ name: 'ticket-cancel', requests: 10, seconds: 60 }) };
  app.post('/public/tickets/:id/cancel-request', { schema: CANCEL, ...asking }, (request, reply) =>
    write.handleWrite(
      request,
      reply,
      async (tx) => {
        const { serial, reason } = request.body;
        const ticket = await tx.settle('tickets', request.params.id);
        if (ticket?.serial !== serial.trim()) throw new Problem(404, 'not_found');
        const { state } = await tx.move('tickets', ticket.id, 'create-cancel-ticket-request', { reason });
        const asked = await tx.first('ticket-cancel-requests', { ticket_id: ticket.id }, { sort: '-created_at' });
        return { body: { serial, state, refund_amount: asked?.refund_amount ?? 0 } };
      },
      { context: CITIZEN },
    ),
  );
}
