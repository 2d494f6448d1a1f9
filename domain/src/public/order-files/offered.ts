import type { Order, Reader, Services } from '../../contract.ts';
import { endOfValidity } from '../facts.ts';
import { holds } from '@tuyen/model';
import type { LocalDate } from '../../rules/time/calendar.ts';

/** Print of the receipt that the customer gets. It names no person, because the address of the result page opens it. */
export const RECEIPT = 'customer-receipt';

export function hasReceipt({ model }: Pick<Services, 'model'>, order: Order): boolean {
  const print = model.prints.find(({ name }) => name === RECEIPT);
  return print !== undefined && Boolean(order.paid_at) && holds(print.when, order);
}

/** Returns the last day of the ticket of an order. Returns undefined if it is unpaid, canceled or not known yet. */
export async function lastDayOf(order: Order, reader: Reader): Promise<LocalDate | undefined> {
  if (['CREATED', 'AWAITING_PAYMENT', 'CANCELED'].includes(order.status)) return undefined;
  return endOfValidity(order, reader);
}
