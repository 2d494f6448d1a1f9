import type { Records, TicketPrice, Values } from '../contract.ts';
import type { Ticket } from '../generated/types/tickets.gen.ts';
import { quote } from '../rules/prices/quote.ts';
import { type TicketChange, type Refund } from '../rules/payment/refund.ts';
import { unusedUntil, usableUntil } from '../rules/tickets/ticket-use.ts';
import type { Sale } from '../shifts/seller.ts';

const NO_FEES = {
  issuance_fee: 0,
  transport_fee: 0,
  shipping_fee_urban: 0,
  shipping_fee_suburb: 0,
  shipping_fee_interprovincial: 0,
};

type Price = Omit<TicketPrice, 'created_at' | 'updated_at' | 'version'>;

export const fareOf = (price: Price, meters: number | undefined): number =>
  quote({ kind: 'RENEW', price, count: 1, meters, fees: NO_FEES }).total;

export function soldTicket(
  price: Price,
  { meters, arrivesAt }: { readonly meters?: number | undefined; readonly arrivesAt?: string | null | undefined },
  sale: Sale,
  now: Date,
) {
  return {
    ticket_type: price.ticket_type,
    transport_mode: price.transport_mode,
    price: fareOf(price, meters),
    ...(meters !== undefined && { distance_m: meters }),
    ...sale,
    valid_from: now.toISOString(),
    valid_to: unusedUntil(now, arrivesAt ? new Date(arrivesAt) : null),
  } satisfies Values<'tickets'>;
}

/**
 * Returns the distance in meters between two stops, in the direction of the route that passes them in this order.
 * Returns undefined if neither direction does.
 */
export function metersOn(
  route: Pick<Records['routes'], 'stops_outbound' | 'stops_inbound'>,
  from: string,
  to: string,
): number | undefined {
  for (const direction of ['stops_outbound', 'stops_inbound'] as const) {
    const stops = route[direction] ?? [];
    const at = (id: string) => stops.find((stop) => stop.stop_point_id === id)?.distance_m;
    const meters = Number(at(to)) - Number(at(from));
    if (meters > 0) return meters;
  }
  return undefined;
}

export function usedTicket(price: Pick<TicketPrice, 'time_of_use'> | undefined, now: Date) {
  const until = usableUntil(now, price?.time_of_use ?? null);
  return { used_at: now.toISOString(), ...(until && { valid_to: until }) };
}

export const successorOf = (
  ticket: Pick<Ticket, 'id' | 'office_id' | 'node_id' | 'coin_id' | 'change_count'>,
  method: Ticket['payment_method'],
  { fee }: Exclude<TicketChange, { refusal: string }>,
) =>
  ({
    office_id: ticket.office_id,
    node_id: ticket.node_id ?? null,
    payment_method: method,
    coin_id: method === 'COIN' ? (ticket.coin_id ?? null) : null,
    replaces_id: ticket.id,
    ...changedTicket(ticket),
    change_fee: fee,
  }) satisfies Values<'tickets'>;

/**
 * A changed ticket gets a new record. It continues the count of changes, because otherwise each change would reset the
 * limit.
 */
export const changedTicket = ({ change_count: count }: Pick<Ticket, 'change_count'>) => ({ change_count: count + 1 });

export const soldDayTicket = (price: Price, route: string | undefined, sale: Sale) =>
  ({
    transport_mode: price.transport_mode,
    route_scope: price.route_scope,
    route_ids: route ? [route] : [],
    price: price.price,
    max_uses: ridesOnDay(price),
    ...sale,
  }) satisfies Values<'daily-tickets'>;

/** A day ticket is valid on one day only, so the lower of two limits applies: the uses in total and the uses per day. */
function ridesOnDay({ max_usage: inAll, max_usage_in_day: inDay }: Price): number | null {
  const limits = [inAll, inDay].filter((limit) => typeof limit === 'number');
  return limits.length > 0 ? Math.min(...limits) : null;
}

export const cancelRequestOf = (
  ticket: Pick<Ticket, 'id' | 'office_id' | 'serial' | 'price'>,
  reason: string,
  percent: number,
  { fee, refund }: Exclude<Refund, { refusal: string }>,
) =>
  ({
    office_id: ticket.office_id,
    ticket_id: ticket.id,
    ticket_serial: ticket.serial,
    reason,
    price: ticket.price,
    // If it is too late for a refund, the fee is the whole price.
    fee_percent: ticket.price > 0 && refund === 0 ? 100 : percent,
    fee_amount: fee,
    refund_amount: refund,
  }) satisfies Values<'ticket-cancel-requests'>;
