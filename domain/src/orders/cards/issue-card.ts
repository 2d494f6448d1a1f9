import type { Card, HookContext, Order, Reader, TicketPrice, TransitionsOf, Values } from '../../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { makeCard } from '../../cards/replace.ts';
import { storeDays } from '../../cards/validity.ts';
import { isReplaced } from '../../cards/replaced.ts';
import { normalizeCardCode } from '../../rules/cards/card-code.ts';
import { issueKindOf } from '../../rules/cards/stock-card.ts';
import { renewedFrom } from './tickets-on-card.ts';
import { boundTo, cardOf, ridesOf, loadedOrder, reissueOf, ticketOf } from './issued.ts';
import { loadMembers } from './load-members.ts';
import { validityOf } from '../validity-of.ts';

export async function bindCard(
  order: Order,
  input: Readonly<TransitionsOf<'orders'>['attach-card']>,
  context: HookContext,
): Promise<Values<'orders'>> {
  const code = normalizeCardCode(input.card_code);
  if (code === undefined) throw new Problem(422, 'validation_failed', {}, { card_code: { code: 'card_code' } });
  const old = order.request_kind === 'REISSUE' ? await cardOfOrder(order, context.tx) : undefined;
  const card = await makeCard(
    cardOf(order),
    {
      cardCode: code,
      officeId: order.office_id,
      counterId: order.ticket_counter_id ?? null,
      kind: issueKindOf(order.request_kind, order.ticket_type),
    },
    old,
    context,
    { field: 'card_code' },
  );
  if (old) await context.tx.create('reissue-cards', reissueOf(order, old, card, context.now));
  return boundTo(card, old);
}

/**
 * Rejects a re-issue order for a card that another card already replaces.
 * @throws 409 `card_replaced`
 */
export async function checkNotReplaced(order: Order, reader: Reader): Promise<void> {
  const old = order.request_kind === 'REISSUE' ? order.customer_card_id : undefined;
  if (old && (await isReplaced(old, reader))) throw new Problem(409, 'card_replaced');
}

export async function loadTicket(order: Order, context: HookContext): Promise<Values<'orders'>> {
  const { tx } = context;
  if (order.has_members === true) {
    const ticket = await tx.get('ticket-prices', order.ticket_price_id ?? '');
    const period = validityOf(order, ticket);
    await loadMembers(order, period, context);
    return loadedOrder(order, undefined, period);
  }
  const found = await cardOfOrder(order, tx);
  const card = found && (await tx.lock('customer-cards', found.id));
  if (card) assertNotLocked(card);
  if (!order.ticket_price_id) return loadedOrder(order, card, undefined);
  const price = await tx.get('ticket-prices', order.ticket_price_id);
  const valid = validityOf(order, price, card && price ? await followsOn(order, price, card, context) : undefined);
  if (card) {
    await tx.update('customer-cards', card.id, ridesOf(order));
    await tx.create('monthly-tickets', ticketOf(order, card, valid, context.now));
    await storeDays(card.id, context);
  }
  return loadedOrder(order, card, valid);
}

/**
 * Returns the first day that an order's new ticket must cover: the day after the tickets for the same rides on the card
 * end. Returns undefined if the card has no such ticket.
 */
async function followsOn(order: Order, price: TicketPrice, card: Card, { tx }: HookContext) {
  const loaded = await tx.find('monthly-tickets', { customer_card_id: card.id, state: 'ISSUED' });
  return renewedFrom(order, price, loaded);
}

async function cardOfOrder(order: Order, reader: Reader): Promise<Card | undefined> {
  if (order.card_code) return await reader.first('customer-cards', { card_code: order.card_code });
  return order.customer_card_id ? await reader.get('customer-cards', order.customer_card_id) : undefined;
}

/**
 * Rejects an order if its card is locked. No payment is accepted and no ticket is loaded until the card is unlocked or
 * replaced.
 * @throws 409 `card_locked`
 */
export async function checkNotLocked(order: Order, reader: Reader): Promise<void> {
  const card = order.request_kind === 'REISSUE' && !order.card_code ? undefined : await cardOfOrder(order, reader);
  if (card) assertNotLocked(card);
}

function assertNotLocked(card: Card): void {
  if (card.is_locked || card.status === 'INACTIVE') throw new Problem(409, 'card_locked');
}
