import type { TicketPrice } from '../../contract.ts';
import type { LocalDate } from '../time/calendar.ts';

type Planned = Partial<Pick<TicketPrice, 'next_price' | 'next_base_price' | 'next_price_from'>>;

/** Values that remove a planned price. */
export const NONE_PLANNED = { next_price: null, next_base_price: null, next_price_from: null } as const;

/** Returns whether the planned price counts on this day. */
export function hasBegun({ next_price: next, next_price_from: from }: Planned, day: LocalDate): boolean {
  return typeof next === 'number' && typeof from === 'string' && from <= day;
}

/**
 * Returns the price as it is on a day: from its day on, the planned amounts replace the present ones. A price has one
 * amount on each day, because the present amount counts until the planned one begins.
 */
export function priceOn<P extends Planned & Pick<TicketPrice, 'price' | 'base_price'>>(price: P, day: LocalDate): P {
  if (!hasBegun(price, day)) return price;
  return {
    ...price,
    price: price.next_price ?? price.price,
    base_price: price.next_base_price ?? price.base_price,
    ...NONE_PLANNED,
  };
}
