import type { Order, Settings } from '../contract.ts';
import { addDays, localDate, type LocalDate } from '../rules/time/calendar.ts';
import { COLLECTION_DAYS } from '../rules/time/deadlines.ts';
import { deliveryDays, expectedDelivery } from '../rules/time/delivery-days.ts';

export interface DayOfReading {
  readonly settings: Settings;
  readonly today: LocalDate;
}

const IN_PRODUCTION: ReadonlySet<string> = new Set<Order['status']>([
  'WAITING_FOR_CONFIRM',
  'CONFIRMED',
  'ATTACH_CARD',
  'PUBLISHED',
]);

/** Returns true if the customer brings the card to a counter, which loads the ticket. */
export const isLoadedAtCounter = ({ request_kind: kind, delivery_method: method }: Order): boolean =>
  kind === 'RENEW' && method !== 'HOME';

/** Returns the time at which an order last entered a status. */
export function enteredAt(order: Order, status: Order['status']): string | undefined {
  return order.status_history?.findLast((entry) => entry.to === status)?.at;
}

/** Returns the expected day of the card, or undefined if no card is due or the day has passed. */
export function expectedDay(order: Order, { settings, today }: DayOfReading): LocalDate | undefined {
  if (!IN_PRODUCTION.has(order.status) || isLoadedAtCounter(order)) return undefined;
  const expected = expectedDelivery(order, today, settings.form_number_day_card_delivery_at_home);
  return expected >= today ? expected : undefined;
}

/**
 * Returns the last day for the approval of a waiting order. Returns undefined once it has passed, and if the card is
 * expected earlier.
 */
export function approvalDay(order: Order, reading: DayOfReading): LocalDate | undefined {
  if (order.status !== 'WAITING_FOR_CONFIRM') return undefined;
  const since = localDate(enteredAt(order, 'WAITING_FOR_CONFIRM') ?? order.created_at);
  const day = addDays(since, deliveryDays(reading.settings.form_number_day_expire_order));
  const expected = expectedDay(order, reading);
  return day < reading.today || (expected && expected < day) ? undefined : day;
}

/** Returns the last day on which the counter keeps the card, once the card has arrived there. */
export function keptUntil(order: Order): LocalDate | undefined {
  const arrived = enteredAt(order, 'DELIVERED_TO_COUNTER');
  return arrived === undefined ? undefined : addDays(localDate(arrived), COLLECTION_DAYS);
}
