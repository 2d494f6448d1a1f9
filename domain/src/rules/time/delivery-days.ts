import { addDays, localDate, type LocalDate } from './calendar.ts';

export const DEFAULT_DELIVERY_DAYS = 4;

/**
 * Returns the number of delivery days from a setting such as `4` or the range `3-5`, which promises its upper bound.
 * Invalid, negative, reversed or zero values give the default.
 */
export function deliveryDays(configured: unknown): number {
  const days = upperBound(configured);
  return days > 0 ? days : DEFAULT_DELIVERY_DAYS;
}

export const isDeliveryDays = (configured: unknown): boolean => upperBound(configured) > 0;

function upperBound(configured: unknown): number {
  const text = typeof configured === 'number' ? String(configured) : configured;
  if (typeof text !== 'string') return 0;
  const range = /^\s*(\d{1,4})(?:\s*-\s*(\d{1,4}))?\s*$/.exec(text);
  if (!range) return 0;
  const low = Number(range[1]);
  const high = range[2] === undefined ? low : Number(range[2]);
  return low <= high ? high : 0;
}

export function estimatedDelivery(today: LocalDate, configured: unknown): LocalDate {
  return addDays(today, deliveryDays(configured));
}

interface Payable {
  readonly needs_payment?: boolean | null;
  readonly paid_at?: string | null;
  readonly created_at: string;
}

/**
 * Returns the expected day of an order's card, counted from its payment, so that pages and mails always show the same
 * day. A free order counts from its creation, an unpaid one from today.
 */
export function expectedDelivery(order: Payable, today: LocalDate, configured: unknown): LocalDate {
  const since = order.paid_at ?? (order.needs_payment ? undefined : order.created_at);
  return estimatedDelivery(since === undefined ? today : localDate(since), configured);
}
