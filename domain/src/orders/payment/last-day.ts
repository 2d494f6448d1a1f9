import type { TicketPrice } from '../../contract.ts';
import { addDays, type LocalDate } from '../../rules/time/calendar.ts';
import { choosesStart } from '../pricing/months.ts';
import { validityOf } from '../validity-of.ts';

/**
 * Returns the last day on which a payment still buys what was ordered: the last day of the first month that the card,
 * counted from the payment, is handed over in. Returns undefined for tickets that count from their payment.
 */
export function lastDayToPay(
  order: Parameters<typeof validityOf>[0],
  price: Pick<TicketPrice, 'validity_start' | 'ticket_type'> | undefined,
): LocalDate | undefined {
  if (!price || !choosesStart(price)) return undefined;
  const { to } = validityOf({ ...order, months: 1 }, price);
  return to === null ? undefined : addDays(to, -(order.hand_over_days ?? 0));
}
