import { idempotency, json, nullable, problems, text } from '../partner-api/parts.ts';

const instant = { type: ['string', 'null'], format: 'date-time' };
const count = { type: ['integer', 'null'], minimum: 0 };

/** Why a gate stays shut. */
export const REASONS = [
  null,
  'unknown',
  'canceled',
  'changed',
  'cancel_requested',
  'used',
  'used_up',
  'used_up_today',
  'expired',
  'not_started',
  'wrong_mode',
  'wrong_route',
  'no_ticket',
  'locked',
  'inactive',
] as const;

export const gatePaths: Readonly<Record<string, object>> = {
  '/tickets/validate': {
    post: {
      operationId: 'validateTicket',
      tags: ['tickets'],
      summary: 'Does this ticket or card open the gate? If so, it is used',
      description:
        'For validators and gates that sign in as POS. `code` is the serial of a single, day or monthly ticket, or the code of a card. ' +
        'Where the gate opens, the use is written down: a single ticket is used up, a monthly ticket that counts from its first use begins. ' +
        'Of two gates at once one opens. A repeated Idempotency-Key gets the first answer again and uses nothing.',
      security: [{ bearer: [] }],
      parameters: [idempotency],
      'x-permission': 'ticket.validate',
      requestBody: {
        required: true,
        ...json({
          type: 'object',
          required: ['code', 'device'],
          additionalProperties: false,
          properties: {
            code: text,
            device: { type: 'string', description: 'Serial number of the device.' },
            route_id: {
              type: 'string',
              description: 'The line that it stands on, where that is not the line of its vehicle or node.',
            },
          },
        }),
      },
      responses: {
        200: {
          description: 'Whether it opens, and why not.',
          ...json({
            type: 'object',
            required: ['valid', 'reason', 'message', 'code', 'kind'],
            properties: {
              valid: { type: 'boolean' },
              reason: { enum: REASONS },
              message: { type: 'string', description: 'The reason in the language of the request.' },
              code: text,
              kind: { enum: ['TICKET', 'DAILY', 'MONTHLY', 'CARD', null] },
              serial: nullable,
              ticket_type: nullable,
              card_kind: nullable,
              transport_mode: nullable,
              route_ids: { type: 'array', items: text },
              valid_from: nullable,
              valid_to: nullable,
              first_used_at: instant,
              last_used_at: instant,
              used_device: nullable,
              uses: count,
              uses_left: { ...count, description: 'null: no limit.' },
            },
          }),
        },
        ...problems(401, 403, 422, 429),
      },
    },
  },
};
