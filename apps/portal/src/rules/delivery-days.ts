import { hanoiToday } from './today.ts';

/** What is promised where the settings hold nothing usable. */
export const DEFAULT_DELIVERY_DAYS = 4;

/**
 * Days as the settings hold them: a number or a range `a-b`, whose upper bound counts. What is invalid, negative or reversed
 * counts as 0, and 0 becomes the default.
 */
export function deliveryDays(configured: unknown): number {
  return upperBound(configured) || DEFAULT_DELIVERY_DAYS;
}

function upperBound(configured: unknown): number {
  const text = typeof configured === 'number' ? String(configured) : configured;
  if (typeof text !== 'string') return 0;
  const range = /^\s*(\d{1,4})(?:\s*-\s*(\d{1,4}))?\s*$/.exec(text);
  if (!range) return 0;
  const [low, high] = [Number(range[1]), Number(range[2] ?? range[1])];
  return low <= high ? high : 0;
}

/** The day a card is expected, as `YYYY-MM-DD`: calendar days from today, which is Hanoi's today. */
export function estimatedDelivery(now: Date, configured: unknown): string {
  const day = new Date(`${hanoiToday(now)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + deliveryDays(configured));
  return day.toISOString().slice(0, 10);
}
