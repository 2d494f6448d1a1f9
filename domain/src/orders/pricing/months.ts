import { type FieldError, Problem } from '@tuyen/server/domain';
import type { TicketPrice } from '../../contract.ts';
import {
  addDays,
  addMonths,
  lastOfMonth,
  localDate,
  monthOf,
  type LocalDate,
  type Month,
} from '../../rules/time/calendar.ts';
import { overlappingTicket, type MonthlyTicket } from '../../rules/tickets/monthly-ticket.ts';
import { lastMonthOnSale, monthNotOnSale, type SaleLimits } from '../../rules/eligibility/on-sale.ts';
import type { Validity } from '../../rules/time/validity.ts';
import { dayAfter, ticketFor } from '../cards/tickets-on-card.ts';
import { validityOf } from '../validity-of.ts';

export interface MonthRequest {
  readonly price: TicketPrice;
  readonly routeIds?: readonly string[] | null | undefined;
  readonly start?: Month | undefined;
  /** Chosen first day, only for tickets whose start the buyer can choose. */
  readonly day?: LocalDate | undefined;
  readonly months: number;
}

export interface MonthContext {
  readonly settings: SaleLimits;
  readonly now: Date;
  readonly onCard: readonly MonthlyTicket[];
  /** Staff can sell months that are not offered to citizens, but no past months. */
  readonly unlimited?: boolean | undefined;
}

/**
 * Reason why a monthly ticket is not available for the requested months. Clients compare the code. The texts are in
 * `errors` of the locales.
 */
export interface MonthRefusal {
  readonly code: 'month_over' | 'month_too_far' | 'sale_disabled' | 'ticket_already_on_card';
  readonly params?: Readonly<Record<string, string>>;
}

/** Largest number of months in one order, equal to the limit in the order schema. */
const MOST_MONTHS = 12;

export function choosesStart({ validity_start: rule }: Pick<TicketPrice, 'validity_start'>): boolean {
  return rule === 'START_END_OF_MONTH' || rule === 'OPTION';
}

export function startDayRefusal(
  { validity_start: rule }: Pick<TicketPrice, 'validity_start'>,
  {
    start_on: day,
    start_month: month,
  }: { readonly start_on?: string | null | undefined; readonly start_month?: string | null | undefined },
  today: LocalDate,
): FieldError | undefined {
  if (!day) return undefined;
  if (rule !== 'OPTION') return { code: 'start_not_free' };
  if (day < today) return { code: 'in_the_past' };
  return month && monthOf(day) !== month ? { code: 'day_of_another_month' } : undefined;
}

export function daysOf(
  { price, routeIds, start, day, months }: MonthRequest,
  { now, onCard }: Pick<MonthContext, 'now' | 'onCard'>,
): Validity {
  const follows = dayAfter(ticketFor(price, routeIds, { from: null, to: null }), onCard, now);
  const order = {
    created_at: now.toISOString(),
    start_month: choosesStart(price) ? start : undefined,
    start_on: day,
    months,
  };
  return validityOf(order, price, follows);
}

export function monthRefusal(request: MonthRequest, context: MonthContext): MonthRefusal | undefined {
  const { price, routeIds, months } = request;
  const today = localDate(context.now);
  const start = choosesStart(price) ? (request.start ?? monthOf(today)) : firstMonth(request, context);
  if (start < monthOf(today)) return { code: 'month_over' };
  if (price.ticket_type === 'MONTHLY' && !context.unlimited) {
    const limits = context.settings;
    const why = monthNotOnSale({ start, months, mode: price.transport_mode }, limits, today);
    if (why === 'too-far-ahead') return tooFar(lastMonthOnSale(price.transport_mode, limits, today));
    if (why) return { code: 'sale_disabled' };
  }
  const wanted = ticketFor(price, routeIds, daysOf(request, context));
  return overlappingTicket(wanted, context.onCard) ? { code: 'ticket_already_on_card' } : undefined;
}

export function monthProblem({ code, params }: MonthRefusal, field = 'start_month'): Problem {
  return new Problem(409, code, params, { [field]: { code, ...(params && { params }) } });
}

function tooFar(last: Month): MonthRefusal {
  const [year, month] = last.split('-');
  return { code: 'month_too_far', params: { last: `${month}/${year}` } };
}

function firstMonth(request: MonthRequest, context: MonthContext): Month {
  return monthOf(daysOf({ ...request, start: undefined }, context).from ?? localDate(context.now));
}

export interface StartChoice {
  readonly month: Month;
  readonly refusal: MonthRefusal | undefined;
}

export function startChoices(request: Omit<MonthRequest, 'start' | 'months'>, context: MonthContext): StartChoice[] {
  const one = { ...request, months: 1 };
  if (!choosesStart(request.price)) {
    const month = firstMonth(one, context);
    return [{ month, refusal: monthRefusal(one, context) }];
  }
  const today = localDate(context.now);
  const { ticket_type: type, transport_mode: mode } = request.price;
  const limits = context.settings;
  const last = type === 'MONTHLY' ? lastMonthOnSale(mode, limits, today) : monthOf(addMonths(today, MOST_MONTHS - 1));
  const choices: StartChoice[] = [];
  for (let month = monthOf(today); month <= last; month = monthOf(addMonths(`${month}-01`, 1))) {
    choices.push({ month, refusal: monthRefusal({ ...one, start: month }, context) });
  }
  return choices;
}

export function startDays(request: MonthRequest, context: MonthContext): LocalDate[] {
  const { price, start } = request;
  if (price.validity_start !== 'OPTION' || start === undefined) return [];
  const today = localDate(context.now);
  const days: LocalDate[] = [];
  for (let day = `${start}-01`; day <= lastOfMonth(`${start}-01`); day = addDays(day, 1)) {
    if (day >= today && !monthRefusal({ ...request, day }, context)) days.push(day);
  }
  return days;
}

export function countChoices(request: Omit<MonthRequest, 'months'>, context: MonthContext): number[] {
  const all = Array.from({ length: MOST_MONTHS }, (_, index) => index + 1);
  const end = all.findIndex((months) => monthRefusal({ ...request, months }, context) !== undefined);
  return end < 0 ? all : all.slice(0, end);
}
