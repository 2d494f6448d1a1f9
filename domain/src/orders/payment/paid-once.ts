import type { LockingReader, Order, Reader, TicketPrice, Transaction } from '../../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { attemptsOf } from './attempt.ts';
import { isConfirming } from './confirming.ts';
import { overlappingTicket, type MonthlyTicket } from '../../rules/tickets/monthly-ticket.ts';
import { ticketFor, ticketsOnCard } from '../cards/tickets-on-card.ts';
import { choosesStart, daysOf } from '../pricing/months.ts';

interface Renewal {
  readonly cardId: string;
  readonly price: TicketPrice;
}

/**
 * Locks the card that an order renews, so that only one of two orders for the same days is paid.
 * @throws 409 `ticket_already_on_card` if the card got the ticket after the order was placed, `other_order_being_paid`
 * while another order for the ticket is at the gateway
 */
export async function assertPaidOnce(tx: Transaction, order: Order, now: Date): Promise<void> {
  const renewal = await renewalOf(tx, order);
  if (!renewal) return;
  await assertNotOnCard(tx, order, now);
  const other = await otherAtGateway(tx, order, renewal, now);
  if (other) throw new Problem(409, 'other_order_being_paid', { code: other.code });
}

/**
 * Locks the card that an order renews until the transaction ends, so that the second of two simultaneous payments sees
 * the first.
 * @throws 409 `ticket_already_on_card`
 */
export async function assertNotOnCard(tx: LockingReader, order: Order, now: Date): Promise<void> {
  if (order.customer_card_id) await tx.lock('customer-cards', order.customer_card_id);
  if (await isOnCard(tx, order, now)) throw new Problem(409, 'ticket_already_on_card');
}

export async function isOnCard(reader: Reader, order: Order, now: Date): Promise<boolean> {
  const renewal = await renewalOf(reader, order);
  if (!renewal) return false;
  const onCard = await ticketsOnCard(reader, { id: renewal.cardId });
  return overlappingTicket(ticketOf(order, renewal, onCard, now), onCard) !== undefined;
}

async function renewalOf(reader: Reader, order: Order): Promise<Renewal | undefined> {
  const { request_kind: kind, customer_card_id: cardId, ticket_price_id: priceId } = order;
  if (kind !== 'RENEW' || !cardId || !priceId) return undefined;
  const price = await reader.get('ticket-prices', priceId);
  return price && { cardId, price };
}

function ticketOf(order: Order, { price }: Renewal, onCard: readonly MonthlyTicket[], now: Date): MonthlyTicket {
  const request = {
    price,
    routeIds: order.route_ids,
    start: order.start_month ?? undefined,
    day: order.start_on ?? undefined,
    months: order.months ?? 1,
  };
  return ticketFor(price, order.route_ids, daysOf(request, { onCard, now }));
}

/**
 * Returns another order for the same days whose payment is open. Returns none for tickets without a chosen start: each
 * starts after the previous one, so they never overlap.
 */
async function otherAtGateway(reader: Reader, order: Order, renewal: Renewal, now: Date): Promise<Order | undefined> {
  if (!choosesStart(renewal.price)) return undefined;
  const wanted = ticketOf(order, renewal, [], now);
  const found = await reader.find('orders', { customer_card_id: renewal.cardId, status: 'AWAITING_PAYMENT' });
  for (const other of found) {
    const its = other.id === order.id ? undefined : await renewalOf(reader, other);
    if (!its || !choosesStart(its.price) || !overlappingTicket(wanted, [ticketOf(other, its, [], now)])) continue;
    const { running } = await attemptsOf(reader, other, now);
    if (running || (await isConfirming(reader, other, now))) return other;
  }
  return undefined;
}
