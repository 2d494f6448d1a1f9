import type { Records, Settings, TicketPrice } from '../../contract.ts';
import { elsewhere } from '../tickets/gate.ts';
import { addDays, addMonths, monthOf, type LocalDate, type Month } from '../time/calendar.ts';

/** The settings that say how far ahead tickets are sold, and which months are not. */
export type SaleLimits = Pick<
  Settings,
  | 'disable_months_for_sales'
  | 'limit_to_sell_month_ticket'
  | 'limit_to_sell_month_ticket_metro'
  | 'limit_to_sell_day_ticket'
>;

/** Why something cannot be sold. */
export type NotOnSale = 'price-off' | 'price-ended' | 'month-closed' | 'in-the-past' | 'too-far-ahead';

type Mode = 'BUS' | 'METRO' | 'MULTIMODAL';

/** The months that a monthly ticket covers. */
export function coveredMonths(start: Month, months: number): Month[] {
  return Array.from({ length: months }, (_, index) => monthOf(addMonths(`${start}-01`, index)));
}

const monthsAhead = (mode: Mode, limits: SaleLimits): number =>
  mode === 'METRO' ? limits.limit_to_sell_month_ticket_metro : limits.limit_to_sell_month_ticket;

/** The last month that is sold today. */
export function lastMonthOnSale(mode: Mode, limits: SaleLimits, today: LocalDate): Month {
  return monthOf(addMonths(today, monthsAhead(mode, limits)));
}

/** The months that citizens can buy today: from this one to the last on sale, without those that are off. */
export function monthsOnSale(mode: Mode, limits: SaleLimits, today: LocalDate): Month[] {
  const off = new Set(limits.disable_months_for_sales);
  return coveredMonths(monthOf(today), monthsAhead(mode, limits) + 1).filter((month) => !off.has(month));
}

/**
 * May a monthly ticket from `start` be sold today? Every month it covers must be on sale: not over, not closed, and not further ahead
 * than the limit of its mode. @returns undefined where it may
 */
export function monthNotOnSale(
  sale: { readonly start: Month; readonly months: number; readonly mode: Mode },
  limits: SaleLimits,
  today: LocalDate,
): NotOnSale | undefined {
  if (sale.start < monthOf(today)) return 'in-the-past';
  const covered = coveredMonths(sale.start, sale.months);
  if (covered.some((month) => limits.disable_months_for_sales.includes(month))) return 'month-closed';
  const last = covered.at(-1) ?? sale.start;
  return last > lastMonthOnSale(sale.mode, limits, today) ? 'too-far-ahead' : undefined;
}

/** May a ticket for one day be sold today? */
export function dayNotOnSale(day: LocalDate, limits: SaleLimits, today: LocalDate): NotOnSale | undefined {
  if (day < today) return 'in-the-past';
  return day > addDays(today, limits.limit_to_sell_day_ticket) ? 'too-far-ahead' : undefined;
}

/**
 * Is a ticket price itself on sale: switched on, active, and within its days of sale? One that has ended is no longer sold;
 * one that is switched off or has not begun is merely not offered.
 */
export function priceNotOnSale(
  price: Partial<Pick<TicketPrice, 'on_sale' | 'status' | 'sale_from' | 'sale_to'>>,
  today: LocalDate,
): NotOnSale | undefined {
  if (price.status === 'INACTIVE' || (price.sale_to && price.sale_to < today)) return 'price-ended';
  return price.on_sale === false || (price.sale_from && price.sale_from > today) ? 'price-off' : undefined;
}

/** A price of a route is good for its vehicles, and of other routes only where it names none. */
export const isSoldOn = (
  { transport_mode, route_ids }: Pick<TicketPrice, 'transport_mode' | 'route_ids'>,
  route: Pick<Records['routes'], 'id' | 'transport_mode'>,
): boolean => !elsewhere(transport_mode, route_ids ?? [], { mode: route.transport_mode, routeId: route.id });
