import type { FastifyInstance } from 'fastify';
import type { Reader, Services } from '../contract.ts';
import type { Row } from '@tuyen/server-mock/domain';
import { judgeCard, type GateDecision, type Sight } from '../gate/evaluate-pass.ts';
import { placeNamed } from '../gate/gate-context.ts';
import { recordUse } from '../gate/use.ts';
import { formIn } from '../public/form.ts';
import { normalisePhone } from '../rules/persons/phone.ts';
import { cardView } from './card-view.ts';
import { cardCodeOf } from './register.ts';

/**
 * `POST customer-cards/verify`: does this card let its holder ride now (on `route_id`, if named), and, with `phone`, is it that
 * person's? Of any office, for a card is shown wherever one rides. An unknown card and a wrong phone answer alike, so that numbers
 * cannot be tried out. A partner's gate sends `record_use: true`: the ride is then written down, as our own gates do.
 */
export function verifyRoute(app: FastifyInstance, { auth, store, write, clock }: Services): void {
  app.post('/customer-cards/verify', async (request, reply) => {
    await auth.need(request, 'customer-card.verify');
    const form = formIn(request.body);
    const cardCode = cardCodeOf(form);
    const place = (await placeNamed(store, form)) ?? {};
    if (form['record_use'] !== true) return verified({ reader: store, hold: store.get }, clock.now());
    return write.handleWrite(request, reply, async (tx) => {
      const now = clock.now();
      return {
        body: await verified({ reader: tx, hold: tx.lock.bind(tx) }, now, (judged) =>
          recordUse(tx, judged, undefined, now),
        ),
      };
    });

    async function verified(sight: Sight, now: Date, use?: (judged: GateDecision) => Promise<unknown>): Promise<Row> {
      const { reader } = sight;
      const found = await reader.first('customer-cards', { card_code: cardCode });
      const phone = form['phone'];
      if (!found || (phone !== undefined && !(await belongsTo(found, String(phone), reader)))) {
        return { valid: false, reason: 'unknown', card: null };
      }
      const judged = await judgeCard(found, place, sight, now);
      if (use && judged.refusal === null) await use(judged);
      const card = use ? await reader.get('customer-cards', String(found.id)) : found;
      return { valid: judged.refusal === null, reason: judged.refusal, card: cardView(card ?? found) };
    }
  });
}

async function belongsTo(card: Row, phone: string, store: Reader): Promise<boolean> {
  const customer = await store.get('customers', String(card['customer_id']));
  const wanted = normalisePhone(phone);
  return wanted !== undefined && customer?.phone === wanted;
}
