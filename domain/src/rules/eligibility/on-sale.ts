import type { Records, Settings, TicketPrice } from '../../contract.ts';
import { elsewhere } from '../tickets/gate.ts';
import { addDays, addMonths, monthOf, type LocalDate, type Month } from '../time/calendar.ts';

export type SaleLimits = Pick<
  Settings,
  | 'disable_months_for_sales'
  | 'limit_to_sell_month_ticket'
  | 'limit_to_sell_month_ticket_metro'
  | 'limit_to_sell_day_ticket'
>;

export type NotOnSale = 'price-off' | 'price-ended' | 'month-closed' | 'in-the-past' | 'too-far-ahead';

type Mode = 'BUS' | 'METRO' | 'MULTIMODAL';

export function coveredMonths(start: Month, months: number): Month[] {
  return Array.from({ length: months }, (_, index) => monthOf(addMonths(`${start}-01`, index)));
}

const monthsAhead = (mode: Mode, limits: SaleLimits): number =>
  mode === 'METRO' ? limits.limit_to_sell_month_ticket_metro : limits.limit_to_sell_month_ticket;

export function lastMonthOnSale(mode: Mode, limits: SaleLimits, today: LocalDate): Month {
  return monthOf(addMonths(today, monthsAhead(mode, limits)));
}

export function monthsOnSale(mode: Mode, limits: SaleLimits, today: LocalDate): Month[] {
  const off = new Set(limits.disable_months_for_sales);
  return coveredMonths(monthOf(today), monthsAhead(mode, limits) + 1).filter((month) => !off.has(month));
}

/**
 * Returns the reason why a monthly ticket from `start` cannot be sold today, or undefined. Every month of the ticket
 * must be on sale: not past, not closed, and not further ahead than the limit for bus or metro tickets.
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

export function dayNotOnSale(day: LocalDate, limits: SaleLimits, today: LocalDate): NotOnSale | undefined {
  if (day < today) return 'in-the-past';
  return day > addDays(today, limits.limit_to_sell_day_ticket) ? 'too-far-ahead' : undefined;
}

/**
 * Returns the reason why a price is not on sale; undefined if the price is on sale. Nobody can sell an ended price. A
 * price that is switched off or has not started is only hidden from citizens.
 */
export function priceNotOnSale(
  price: Partial<Pick<TicketPrice, 'on_sale' | 'status' | 'sale_from' | 'sale_to'>>,
  today: LocalDate,
): NotOnSale | undefined {
  if (price.status === 'INACTIVE' || (price.sale_to && price.sale_to < today)) return 'price-ended';
  return price.on_sale === false || (price.sale_from && price.sale_from > today) ? 'price-off' : undefined;
}

export const isSoldOn = (
  { transport_mode, route_ids }: Pick<TicketPrice, 'transport_mode' | 'route_ids'>,
  route: Pick<Records['routes'], 'id' | 'transport_mode'>,
): boolean => !elsewhere(transport_mode, route_ids ?? [], { mode: route.transport_mode, routeId: route.id });
