import type { GuardContext, HookContext, Reader, TicketPrice } from '../contract.ts';
import { Problem, type Row } from '@tuyen/server-mock/domain';
import { instantOf, localDate } from '../rules/time/calendar.ts';
import type { ChangeTerms } from '../rules/payment/refund.ts';
import { priceNotOnSale } from '../rules/eligibility/sales.ts';
import { refuse } from '../guards/states.ts';

/** The rules about changing and giving back, as the office of a ticket has them. */
export async function changeTerms(record: Readonly<Row>, context: GuardContext): Promise<ChangeTerms> {
  return (await context.settings('settings', String(record['office_id']))) as unknown as ChangeTerms;
}

/** When the trip of a ticket departs; null where it is bound to none. */
export async function departureOf(tripId: unknown, reader: Reader): Promise<Date | null> {
  const trip = typeof tripId === 'string' ? await reader.get('trips', tripId) : undefined;
  return trip ? new Date(String(trip.departure_at)) : null;
}

/** The first moment of a day: the "departure" of a ticket that is good by days. */
export const startOf = (day: unknown): Date | null => (typeof day === 'string' ? new Date(instantOf(day)) : null);

/**
 * The ticket price of a sale, of one of the given types and on sale today. Staff may sell what citizens are not offered, as with
 * orders; what has ended is sold by nobody.
 * @throws 422 on `ticket_price_id`; 409 `ticket_not_on_sale`
 */
export async function priceFor(
  values: Readonly<Row>,
  types: readonly string[],
  context: HookContext,
): Promise<TicketPrice> {
  const id = values['ticket_price_id'];
  const price = typeof id === 'string' ? await context.tx.get('ticket-prices', id) : undefined;
  if (!price) {
    throw new Problem(
      422,
      'validation_failed',
      {},
      { ticket_price_id: { code: id === undefined ? 'required' : 'reference' } },
    );
  }
  if (!types.includes(price.ticket_type)) refuse({ ticket_price_id: { code: 'price_of_another_kind' } });
  const off = priceNotOnSale(price as Parameters<typeof priceNotOnSale>[0], localDate(context.now));
  if (off === 'price-ended' || (off && context.actor.kind !== 'staff')) throw new Problem(409, 'ticket_not_on_sale');
  return price;
}

/** 422 where a price of single routes is not for this one. */
export function onRoute(price: TicketPrice, route: unknown, field: string): void {
  const allowed = price.route_ids ?? [];
  if (allowed.length > 0 && !allowed.includes(String(route))) refuse({ [field]: { code: 'route_not_in_price' } });
}

/** The code of the node that sells, from the row or the seller's shift. */
export async function nodeOf(
  values: Readonly<Row>,
  shiftId: unknown,
  reader: Reader,
): Promise<{ node_id?: string; node_code?: string }> {
  const shift = typeof shiftId === 'string' ? await reader.get('work-shifts', shiftId) : undefined;
  const id = values['node_id'] ?? shift?.node_id;
  const node = typeof id === 'string' ? await reader.get('nodes', id) : undefined;
  return node ? { node_id: node.id, node_code: node.code } : {};
}
