/** An unpaid order expires after a day, so that a customer can still pay it in the evening. */
export const PAYMENT_HOURS = 24;

/** How long a counter stores a card for its owner, in days; then the card returns to the office that issued it. */
export const COLLECTION_DAYS = 30;

const HOUR = 3_600_000;

/**
 * When an order that waits for its customer is canceled: unpaid after 24 hours, uncorrected after the configured days.
 * Null in every other status: an order that waits for staff does not expire.
 */
export function expiresAt(status: string, enteredAt: Date, correctionDays: number): string | null {
  if (status === 'CREATED' || status === 'AWAITING_PAYMENT') return hoursAfter(enteredAt, PAYMENT_HOURS);
  if (status === 'WAITING_CUSTOMER_RETYPE') return hoursAfter(enteredAt, correctionDays * 24);
  return null;
}

/** Until when an order can be paid. @param cashDays how long its customer has to come with the money; undefined: it is paid online */
export function payableUntil(enteredAt: Date, cashDays: number | undefined): string {
  return hoursAfter(enteredAt, cashDays === undefined ? PAYMENT_HOURS : cashDays * 24);
}

/** The transition that is due because the order has expired; undefined before `expires_at`. */
export function dueMove(
  order: { readonly status: string; readonly expires_at?: string | null },
  now: Date,
): 'expire' | 'expire-correction' | undefined {
  if (!order.expires_at || Date.parse(order.expires_at) > now.getTime()) return undefined;
  if (order.status === 'WAITING_CUSTOMER_RETYPE') return 'expire-correction';
  return order.status === 'CREATED' || order.status === 'AWAITING_PAYMENT' ? 'expire' : undefined;
}

/** Has an order waited for approval longer than the configured days? */
export function isOverdue(status: string, enteredAt: Date, approvalDays: number, now: Date): boolean {
  return status === 'WAITING_FOR_CONFIRM' && enteredAt.toISOString() < overdueSince(approvalDays, now);
}

/** What has waited since before this moment is overdue. */
export const overdueSince = (approvalDays: number, now: Date): string => hoursAfter(now, -approvalDays * 24);

function hoursAfter(moment: Date, hours: number): string {
  return new Date(moment.getTime() + hours * HOUR).toISOString();
}
