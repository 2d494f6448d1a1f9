import type { Card, Order, Reader, TicketPrice } from '../../contract.ts';
import { addDays, localDate } from '../../rules/time/calendar.ts';
import { coversSameRides, type MonthlyTicket } from '../../rules/tickets/monthly-ticket.ts';
import type { Validity } from '../../rules/time/validity.ts';
import { validityOf } from '../validity-of.ts';

/** States of an order that is paid or free, but whose ticket is not on the card yet. */
const BETWEEN = ['WAITING_FOR_CONFIRM', 'WAITING_CUSTOMER_RETYPE', 'CONFIRMED', 'ATTACH_CARD'] as const;

export async function ticketsOnCard(reader: Reader, card: Pick<Card, 'id'>): Promise<MonthlyTicket[]> {
  const loaded = await reader.find('monthly-tickets', { customer_card_id: card.id, state: 'ISSUED' });
  const orders = await reader.find('orders', { customer_card_id: card.id, status: BETWEEN });
  const waiting = await Promise.all(orders.map((row) => ticketOf(reader, row)));
  return [...loaded, ...waiting.flatMap((ticket) => ticket ?? [])];
}

async function ticketOf(reader: Reader, order: Order): Promise<MonthlyTicket | undefined> {
  if (!order.ticket_price_id) return undefined;
  const price = await reader.get('ticket-prices', order.ticket_price_id);
  const { from, to } = validityOf(order, price);
  return {
    state: 'ISSUED',
    transport_mode: order.transport_mode,
    route_scope: order.route_scope,
    route_ids: order.route_ids ?? [],
    valid_from: from,
    valid_to: to,
  };
}

export function ticketFor(
  price: Pick<TicketPrice, 'transport_mode' | 'route_scope'>,
  routeIds: readonly string[] | null | undefined,
  { from, to }: Validity,
): MonthlyTicket {
  return {
    state: 'ISSUED',
    transport_mode: price.transport_mode,
    route_scope: price.route_scope,
    route_ids: price.route_scope === 'ONE_ROUTE' ? (routeIds ?? []) : [],
    valid_from: from,
    valid_to: to,
  };
}

/**
 * Returns the day after the last day on which a ticket on the card covers the same rides as `ticket`. Returns undefined
 * if no such ticket is valid today or later.
 */
export function dayAfter(ticket: MonthlyTicket, onCard: readonly MonthlyTicket[], now: Date): string | undefined {
  const ends = onCard.flatMap((one) => (one.valid_to && coversSameRides(one, ticket) ? [one.valid_to] : []));
  const last = ends.toSorted().at(-1);
  return last === undefined || last < localDate(now) ? undefined : addDays(last, 1);
}

/**
 * Returns the earliest first day of a renewal. The day of purchase decides: a renewal bought on the last day of a
 * ticket follows that ticket, even if it is loaded later. Returns undefined for a first ticket.
 */
export function renewedFrom(
  order: Pick<Order, 'request_kind' | 'route_ids' | 'created_at'> & { readonly paid_at?: string | null },
  price: Pick<TicketPrice, 'transport_mode' | 'route_scope'>,
  onCard: readonly MonthlyTicket[],
): string | undefined {
  if (order.request_kind !== 'RENEW') return undefined;
  const ticket = ticketFor(price, order.route_ids, { from: null, to: null });
  return dayAfter(ticket, onCard, new Date(order.paid_at ?? order.created_at));
}
