import type { GuardContext, HookContext, Reader, Settings, TicketPrice } from '../contract.ts';
import { Problem } from '@tuyen/server/domain';
import { instantOf, localDate } from '../rules/time/calendar.ts';
import { priceNotOnSale } from '../rules/eligibility/on-sale.ts';
import { refuse } from '../guards/states.ts';

/** The rules about changing and giving back, as the office of a ticket has them. */
export async function changeTerms(
  { office_id: officeId }: { readonly office_id?: string | null | undefined },
  context: GuardContext,
): Promise<Settings> {
  return context.settings('settings', officeId ?? null);
}

/** When the trip of a ticket departs; null where it is bound to none. */
export async function departureOf(tripId: string | null | undefined, reader: Reader): Promise<Date | null> {
  const trip = tripId ? await reader.get('trips', tripId) : undefined;
  return trip ? new Date(trip.departure_at) : null;
}

/** The first moment of a day: the "departure" of a ticket that is good by days. */
export const startOf = (day: string | null | undefined): Date | null => (day ? new Date(instantOf(day)) : null);

/**
 * The ticket price of a sale, of one of the given types and on sale today. Staff may sell what citizens are not offered, as with
 * orders; what has ended is not sold.
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
  const off = priceNotOnSale(price, localDate(context.now));
  if (off === 'price-ended' || (off && context.actor.kind !== 'staff')) throw new Problem(409, 'ticket_not_on_sale');
  return price;
}
