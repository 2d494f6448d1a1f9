import type { Settings } from '../../contract.ts';
import { addDays, instantOf, type LocalDate } from './calendar.ts';

/** An unpaid order expires after a day, so that the customer can still pay in the evening. */
export const PAYMENT_HOURS = 24;

/** Number of days that a counter keeps a card. After that, it returns to the office that issued it. */
export const COLLECTION_DAYS = 30;

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/**
 * Returns when an order that waits for its customer expires: unpaid after 24 hours, uncorrected after the configured
 * days. Returns null in any other state, because orders that wait for staff do not expire.
 */
export function expiresAt(status: string, enteredAt: Date, correctionDays: number): string | null {
  if (status === 'CREATED' || status === 'AWAITING_PAYMENT') return hoursAfter(enteredAt, PAYMENT_HOURS);
  if (status === 'WAITING_CUSTOMER_RETYPE') return hoursAfter(enteredAt, correctionDays * 24);
  return null;
}

/**
 * Returns the payment deadline of an order.
 * @param days number of days to pay in cash or by bank transfer; undefined for online payment
 * @param lastDay last day on which the payment still buys something; undefined without one
 */
export function payableUntil(enteredAt: Date, days: number | undefined, lastDay?: LocalDate): string {
  const until = hoursAfter(enteredAt, days === undefined ? PAYMENT_HOURS : days * 24);
  if (lastDay === undefined) return until;
  const dayEnd = new Date(Date.parse(instantOf(addDays(lastDay, 1))) - SECOND).toISOString();
  return dayEnd < until ? dayEnd : until;
}

export type PaymentDays = Pick<Settings, 'form_number_day_expire_order' | 'form_number_day_bank_transfer'>;

/** Returns the number of days to pay by a method. Returns undefined for an online payment, which has 24 hours. */
export function daysToPay(method: string | null | undefined, days: PaymentDays): number | undefined {
  if (method === 'CASH') return days.form_number_day_expire_order;
  return method === 'BANK_TRANSFER' ? days.form_number_day_bank_transfer : undefined;
}

/**
 * Returns the deadline after a change of the payment method. It counts from the change, but changes cannot keep an
 * order open longer than the slowest method would have from the beginning.
 */
export function payableAfterChange(
  now: Date,
  opened: Date,
  method: string,
  days: PaymentDays,
  lastDay?: LocalDate,
): string {
  const slowest = Math.max(days.form_number_day_expire_order, days.form_number_day_bank_transfer, PAYMENT_HOURS / 24);
  const [own, last] = [payableUntil(now, daysToPay(method, days), lastDay), payableUntil(opened, slowest)];
  return own < last ? own : last;
}

export function dueMove(
  order: { readonly status: string; readonly expires_at?: string | null },
  now: Date,
): 'expire' | 'expire-correction' | undefined {
  if (!order.expires_at || Date.parse(order.expires_at) > now.getTime()) return undefined;
  if (order.status === 'WAITING_CUSTOMER_RETYPE') return 'expire-correction';
  return order.status === 'CREATED' || order.status === 'AWAITING_PAYMENT' ? 'expire' : undefined;
}

export function isOverdue(status: string, enteredAt: Date, approvalDays: number, now: Date): boolean {
  return status === 'WAITING_FOR_CONFIRM' && enteredAt.toISOString() < overdueSince(approvalDays, now);
}

export const overdueSince = (approvalDays: number, now: Date): string => hoursAfter(now, -approvalDays * 24);

function hoursAfter(moment: Date, hours: number): string {
  return new Date(moment.getTime() + hours * HOUR).toISOString();
}
