import type { GuardContext, HookContext, Reader, Settings, TicketPrice } from '../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { instantOf, localDate } from '../rules/time/calendar.ts';
import { priceOn } from '../rules/prices/planned-price.ts';
import { priceNotOnSale } from '../rules/eligibility/on-sale.ts';
import { refuse } from '../guards/states.ts';

export async function changeTerms(
  { office_id: officeId }: { readonly office_id?: string | null | undefined },
  context: GuardContext,
): Promise<Settings> {
  return context.settings('settings', officeId ?? null);
}

export async function departureOf(tripId: string | null | undefined, reader: Reader): Promise<Date | null> {
  const trip = tripId ? await reader.get('trips', tripId) : undefined;
  return trip ? new Date(trip.departure_at) : null;
}

/**
 * Returns the first moment of a day. For a ticket that is valid on certain days, limits before departure count from
 * this moment.
 */
export const startOfDay = (day: string | null | undefined): Date | null => (day ? new Date(instantOf(day)) : null);

/**
 * Returns the price of a sale, which must be of one of the types and on sale today. Staff can sell prices that are
 * hidden from citizens, but no ended ones.
 * @throws 422 on `ticket_price_id`; 409 `ticket_not_on_sale`
 */
export async function priceFor(
  { ticket_price_id: id }: { readonly ticket_price_id?: string | null | undefined },
  types: readonly TicketPrice['ticket_type'][],
  context: HookContext,
): Promise<TicketPrice> {
  const price = id ? await context.tx.get('ticket-prices', id) : undefined;
  if (!price) {
    throw new Problem(
      422,
      'validation_failed',
      {},
      { ticket_price_id: { code: id === undefined ? 'required' : 'reference' } },
    );
  }
  if (!types.includes(price.ticket_type)) refuse({ ticket_price_id: { code: 'price_of_another_kind' } });
  const today = localDate(context.now);
  const off = priceNotOnSale(price, today);
  if (off === 'price-ended' || (off && context.actor.kind !== 'staff')) throw new Problem(409, 'ticket_not_on_sale');
  return priceOn(price, today);
}
