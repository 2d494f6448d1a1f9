/** An unpaid order waits a day: long enough to pay in the evening, short enough not to hold a promise. */
export const PAYMENT_HOURS = 24;

const HOUR = 3_600_000;

/**
 * When an order that waits for its customer cancels itself: unpaid after 24 hours, uncorrected after the configured days.
 * Null in every other status: an order that waits for staff is never canceled for it.
 */
export function expiresAt(status: string, enteredAt: Date, correctionDays: number): string | null {
  if (status === 'CREATED' || status === 'AWAITING_PAYMENT') return hoursAfter(enteredAt, PAYMENT_HOURS);
  if (status === 'WAITING_CUSTOMER_RETYPE') return hoursAfter(enteredAt, correctionDays * 24);
  return null;
}

/** Has an order waited for approval longer than the configured days? */
export function isOverdue(status: string, enteredAt: Date, approvalDays: number, now: Date): boolean {
  return status === 'WAITING_FOR_CONFIRM' && now.getTime() > enteredAt.getTime() + approvalDays * 24 * HOUR;
}

function hoursAfter(moment: Date, hours: number): string {
  return new Date(moment.getTime() + hours * HOUR).toISOString();
}
