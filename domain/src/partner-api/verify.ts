import type { Card, Reader, Services, Slug } from '../contract.ts';
import { type Endpoints, idempotencyKey, nullableTextSchema, type Row, textSchema } from '@tuyen/server/domain';
import { validityOfCard } from '../cards/validity.ts';
import { REASONS } from '../gate/routes.ts';
import { evaluateCard, type GateDecision, type GateRecords } from '../gate/evaluate-pass.ts';
import { placeNamed } from '../gate/gate-context.ts';
import { recordUse } from '../gate/use.ts';
import { normalizePhone } from '../rules/persons/phone.ts';
import { CARD, cardView } from './card-view.ts';
import { cardCodeOf } from './register-card.ts';

const VERIFY = {
  operationId: 'verifyCustomerCard',
  tags: ['customer-cards'],
  summary: 'Does this card let its holder ride now?',
  description:
    'With `record_use` the ride is written down too, and a ticket that counts from its first use begins: for a partner’s own gates. ' +
    'A repeated Idempotency-Key then gets the first answer again.',
  'x-permission': 'customer-card.verify' satisfies Slug,
  headers: { type: 'object', properties: idempotencyKey },
  body: {
    type: 'object',
    required: ['card_code'],
    properties: {
      card_code: textSchema,
      phone: nullableTextSchema,
      route_id: nullableTextSchema,
      record_use: { type: 'boolean' },
    },
  },
  response: {
    200: {
      description: 'Whether it does, and why not.',
      type: 'object',
      required: ['valid', 'reason', 'card'],
      properties: {
        valid: { type: 'boolean' },
        reason: { enum: REASONS },
        card: { anyOf: [CARD, { type: 'null' }] },
      },
    },
  },
} as const;

/**
 * Registers `POST customer-cards/verify`, which checks whether a card allows a ride now (on `route_id`, if given) and
 * belongs to the person with `phone` (if given). Cards of all offices are accepted. An unknown card and a wrong phone
 * number give the same answer, so that numbers cannot be probed. A partner's gate sends `record_use: true` to record
 * the ride.
 */
export function verifyRoute(app: Endpoints, { store, write, clock }: Services): void {
  app.post('/customer-cards/verify', { schema: VERIFY }, async (request, reply) => {
    const { phone, record_use: recordsUse } = request.body;
    const cardCode = cardCodeOf(request.body.card_code);
    const place = (await placeNamed(store, request.body)) ?? {};
    if (!recordsUse) return verified({ reader: store, lock: store.get }, clock.now());
    return write.handleWrite(request, reply, async (tx) => {
      const now = clock.now();
      return {
        body: await verified({ reader: tx, lock: tx.lock.bind(tx) }, now, (decision) =>
          recordUse(tx, decision, { device: undefined, routeId: place.routeId }, now),
        ),
      };
    });

    async function verified(
      records: GateRecords,
      now: Date,
      use?: (decision: GateDecision) => Promise<unknown>,
    ): Promise<Row> {
      const { reader } = records;
      const found = await reader.first('customer-cards', { card_code: cardCode });
      if (!found || (phone && !(await belongsTo(found, phone, reader)))) {
        return { valid: false, reason: 'unknown', card: null };
      }
      const decision = await evaluateCard(found, place, records, now);
      if (use && decision.refusal === null) await use(decision);
      const card = use ? await reader.get('customer-cards', String(found.id)) : found;
      const shown = card ?? found;
      const validity = await validityOfCard(reader, shown, now);
      return { valid: decision.refusal === null, reason: decision.refusal, card: cardView(shown, validity) };
    }
  });
}

async function belongsTo(card: Card, phone: string, store: Reader): Promise<boolean> {
  const customer = await store.get('customers', card.customer_id);
  const wanted = normalizePhone(phone);
  return wanted !== undefined && customer?.phone === wanted;
}
