import type { Order, TicketPrice, Values } from '../contract.ts';
import { addDays, localDate } from '../rules/time/calendar.ts';
import { validity, type Validity } from '../rules/time/validity.ts';

/**
 * Returns the validity of an order's ticket, from its price's rule and the order's dates. A ticket that counts from its
 * purchase counts from the promised hand-over if the order also makes the card.
 * @param follows day after the last day already on the card. A renewal valid from purchase does not begin earlier.
 */
export function validityOf(
  order: Pick<Order, 'created_at'> &
    Pick<Values<'orders'>, 'status_history' | 'months' | 'paid_at' | 'start_month' | 'start_on' | 'hand_over_days'>,
  price: Pick<TicketPrice, 'validity_start' | 'ticket_type'> | undefined,
  follows?: string,
): Validity {
  const approved = order.status_history?.findLast((entry) => entry.to === 'CONFIRMED')?.at;
  const months = price?.ticket_type === 'MONTHLY' || price?.ticket_type === 'FREE';
  const bought = addDays(localDate(order.paid_at ?? order.created_at), order.hand_over_days ?? 0);
  return validity(price?.validity_start ?? 'START_END_OF_MONTH', months ? { months: order.months ?? 1 } : { days: 1 }, {
    purchased: follows !== undefined && follows > bought ? follows : bought,
    approved: approved === undefined ? undefined : localDate(approved),
    wanted: order.start_on ?? (order.start_month ? `${order.start_month}-01` : undefined),
  });
}
