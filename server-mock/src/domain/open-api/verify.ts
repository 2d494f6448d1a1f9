import type { FastifyInstance } from 'fastify';
import type { Reader, Row, Services } from '../../engine/domain.ts';
import { formIn } from '../public/form.ts';
import { localDate } from '../rules/calendar.ts';
import { normalisePhone } from '../rules/phone.ts';
import { cardView } from './card-view.ts';
import { cardCodeOf } from './register.ts';

/**
 * `POST customer-cards/verify`: does this card let its holder ride today, and, with `phone`, is it that person's? Of any office, for
 * a card is shown wherever one rides. An unknown card and a wrong phone answer alike, so that numbers cannot be tried out.
 */
export function verifyRoute(app: FastifyInstance, { auth, store, clock }: Services): void {
  app.post('/customer-cards/verify', async (request) => {
    await auth.need(request, 'customer-card.verify');
    const form = formIn(request.body);
    const card = await store.first('customer-cards', { card_code: cardCodeOf(form) });
    const phone = form['phone'];
    if (!card || (phone !== undefined && !(await belongsTo(card, String(phone), store)))) {
      return { valid: false, reason: 'unknown', card: null };
    }
    const reason = reasonAgainst(card, localDate(clock.now()));
    return { valid: reason === null, reason, card: cardView(card) };
  });
}

/** Why the card lets nobody ride on a day; null where it does. Its last day still counts. */
export function reasonAgainst(card: Readonly<Row>, today: string): string | null {
  if (card['is_locked'] === true) return 'locked';
  if (card['status'] !== 'ACTIVE') return 'inactive';
  const { valid_from: from, valid_to: to } = card;
  if (typeof to !== 'string') return 'no_ticket';
  if (to < today) return 'expired';
  return typeof from === 'string' && from > today ? 'not_started' : null;
}

async function belongsTo(card: Row, phone: string, store: Reader): Promise<boolean> {
  const customer = await store.get('customers', String(card['customer_id']));
  const wanted = normalisePhone(phone);
  return wanted !== undefined && customer?.['phone'] === wanted;
}
