import type { Services, Slug } from '../contract.ts';
import { type Endpoints, idempotencyKey, nullableTextSchema, textSchema } from '@tuyen/server/domain';
import { noteSeen } from '../devices/seen.ts';
import { gateContextOf } from './gate-context.ts';
import { evaluatePass } from './evaluate-pass.ts';
import { recordUse } from './use.ts';
import { gateView } from './view.ts';

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

const instant = { type: ['string', 'null'], format: 'date-time' };
const count = { type: ['integer', 'null'], minimum: 0 };

const VALIDATE = {
  operationId: 'validateTicket',
  tags: ['tickets'],
  summary: 'Does this ticket or card open the gate? If so, it is used',
  description:
    'For validators and gates that sign in as POS. `code` is the serial of a single, day or monthly ticket, or the code of a card. ' +
    'Where the gate opens, the use is written down: a single ticket is used up, a monthly ticket that counts from its first use begins. ' +
    'Of two gates at once one opens. A repeated Idempotency-Key gets the first answer again and uses nothing.',
  security: [{ bearer: [] }],
  'x-permission': 'ticket.validate' satisfies Slug,
  headers: { type: 'object', properties: idempotencyKey },
  body: {
    type: 'object',
    required: ['code', 'device'],
    additionalProperties: false,
    properties: {
      code: { type: 'string', pattern: '\\S' },
      device: { type: 'string', description: 'Serial number of the device.' },
      route_id: {
        ...nullableTextSchema,
        description: 'The line of the device, if it differs from the line of its vehicle or sales point.',
      },
    },
  },
  response: {
    200: {
      description: 'Whether it opens, and why not.',
      type: 'object',
      required: ['valid', 'reason', 'message', 'code', 'kind'],
      properties: {
        valid: { type: 'boolean' },
        reason: { enum: REASONS },
        message: { type: 'string', description: 'The reason in the language of the request.' },
        code: textSchema,
        kind: { enum: ['TICKET', 'DAILY', 'MONTHLY', 'CARD', null] },
        serial: nullableTextSchema,
        ticket_type: nullableTextSchema,
        card_kind: nullableTextSchema,
        transport_mode: nullableTextSchema,
        route_ids: { type: 'array', items: textSchema },
        valid_from: nullableTextSchema,
        valid_to: nullableTextSchema,
        first_used_at: instant,
        last_used_at: instant,
        used_device: nullableTextSchema,
        uses: count,
        uses_left: { ...count, description: 'null: no limit.' },
      },
    },
  },
} as const;

/**
 * `POST tickets/validate`: a validator or gate presents the code of a ticket or card. Returns 200 whether or not the
 * gate opens. A successful validation also records the use. Rows are locked before evaluation, so that only one of two
 * concurrent gates opens.
 */
export function gateRoutes(app: Endpoints, services: Services): void {
  const { auth, write, store, clock } = services;
  app.post('/tickets/validate', { schema: VALIDATE }, async (request, reply) => {
    const caller = await auth.caller(request);
    const code = request.body.code.trim();
    const { device, place } = await gateContextOf(store, request.body, caller);
    await noteSeen(device, { note: services.note, now: clock.now() });
    return write.handleWrite(request, reply, async (tx) => {
      const now = clock.now();
      const decision = await evaluatePass(code, place, { reader: tx, lock: tx.lock.bind(tx) }, now);
      const at = { device: device.serial_number, routeId: place.routeId };
      const used = decision.refusal === null ? await recordUse(tx, decision, at, now) : decision;
      return { body: gateView({ ...decision, ...used }, code, (key) => services.text(caller.language, key)) };
    });
  });
}
