import { addDays, localDate, type LocalDate } from './calendar.ts';

/** What is promised where the operator configured nothing usable. */
export const DEFAULT_DELIVERY_DAYS = 4;

/**
 * The days that a delivery takes, from a setting that people write as `4` or as a range `3-5`; a range promises its upper bound.
 * What is invalid, negative, reversed or zero ends at the default.
 */
export function deliveryDays(configured: unknown): number {
  const days = upperBound(configured);
  return days > 0 ? days : DEFAULT_DELIVERY_DAYS;
}

/** Does the setting say how many days a delivery takes, or would the default be used instead? */
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

/** The day a card is expected, counted in calendar days from today. */
export function estimatedDelivery(today: LocalDate, configured: unknown): LocalDate {
  return addDays(today, deliveryDays(configured));
}

/** What the expected day of an order depends on. */
interface Payable {
  readonly needs_payment?: boolean | null;
  readonly paid_at?: string | null;
  readonly created_at: string;
}

/**
 * The day the card of an order is expected: counted from its payment, so that pages and mails name the same day whenever they are
 * read. A free order counts from its creation, an unpaid one from today.
 */
export function expectedDelivery(order: Payable, today: LocalDate, configured: unknown): LocalDate {
  const since = order.paid_at ?? (order.needs_payment ? undefined : order.created_at);
  return estimatedDelivery(since === undefined ? today : localDate(since), configured);
}
