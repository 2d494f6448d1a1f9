import { type FieldError, Problem } from '@tuyen/server/domain';
import type { TicketPrice } from '../../contract.ts';
import { refuse } from '../../guards/states.ts';
import {
  addDays,
  addMonths,
  daysBetween,
  lastOfMonth,
  localDate,
  monthOf,
  type LocalDate,
  type Month,
} from '../../rules/time/calendar.ts';
import { overlappingTicket, type MonthlyTicket } from '../../rules/tickets/monthly-ticket.ts';
import { formats } from '../../rules/region.ts';
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
  /** Days until a new card is handed over. Undefined if the card exists, or if a counter hands it over at once. */
  readonly handOverDays?: number | undefined;
  /** Staff can sell months that are not offered to citizens, but no past months. */
  readonly unlimited?: boolean | undefined;
}

/**
 * Reason why a monthly ticket is not available for the requested months. Clients compare the code. The texts are in
 * `errors` of the locales.
 */
export interface MonthRefusal {
  readonly code: 'month_over' | 'month_too_far' | 'sale_disabled' | 'month_before_card' | 'ticket_already_on_card';
  readonly params?: Readonly<Record<string, string>>;
}

/** Largest number of months that a buyer can choose in one order. */
export const MOST_MONTHS = 12;

/**
 * Returns the months of a ticket. A free ticket is valid as long as its group (`validity_months`), whatever is asked
 * for. A group without an end gets the longest ticket.
 * @throws 422 on `months` for more months than a buyer can choose
 */
export function monthsOf(
  { months }: { readonly months?: number | null | undefined },
  price: Pick<TicketPrice, 'ticket_type'> | undefined,
  group: { readonly validity_months?: number | null | undefined } | undefined,
): number {
  if (price?.ticket_type === 'FREE') return group?.validity_months ?? MOST_MONTHS;
  if (price?.ticket_type !== 'MONTHLY') return 1;
  if ((months ?? 1) > MOST_MONTHS) refuse({ months: { code: 'too_many_months', params: { most: MOST_MONTHS } } });
  return months ?? 1;
}

/** Returns true if the buyer chooses the number of months. The group of a free ticket decides it. */
export const choosesMonths = ({ ticket_type: type }: Pick<TicketPrice, 'ticket_type'>): boolean => type !== 'FREE';

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
  handOver?: LocalDate,
): FieldError | undefined {
  if (!day) return undefined;
  if (rule !== 'OPTION') return { code: 'start_not_free' };
  if (day < today) return { code: 'in_the_past' };
  if (handOver !== undefined && day < handOver) {
    return { code: 'day_before_card', params: { day: formats.date(handOver) } };
  }
  return month && monthOf(day) !== month ? { code: 'day_of_another_month' } : undefined;
}

export function daysOf(
  { price, routeIds, start, day, months }: MonthRequest,
  { now, onCard, handOverDays }: Pick<MonthContext, 'now' | 'onCard' | 'handOverDays'>,
): Validity {
  const follows = dayAfter(ticketFor(price, routeIds, { from: null, to: null }), onCard, now);
  const order = {
    created_at: now.toISOString(),
    start_month: choosesStart(price) ? start : undefined,
    start_on: day,
    months,
    hand_over_days: handOverDays,
  };
  return validityOf(order, price, follows);
}

/** Returns the estimated day on which a new card is handed over; undefined without one to hand over later. */
export function handOverDay({ now, handOverDays }: Pick<MonthContext, 'now' | 'handOverDays'>): LocalDate | undefined {
  return handOverDays === undefined ? undefined : addDays(localDate(now), handOverDays);
}

/** Returns the number of days of a period that pass before the card is handed over. */
export function lostDays({ from }: Validity, context: Pick<MonthContext, 'now' | 'handOverDays'>): number {
  const handOver = handOverDay(context);
  return from !== null && handOver !== undefined && from < handOver ? daysBetween(from, handOver) : 0;
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
  const handOver = handOverDay(context);
  const { to } = daysOf({ ...request, months: 1 }, context);
  if (handOver !== undefined && to !== null && to < handOver) {
    return { code: 'month_before_card', params: { day: formats.date(handOver) } };
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

/** Fewest days that a suggested period still has. A counter asks before it sells a shorter one. */
export const FEWEST_DAYS = 7;

/** Returns true if so few days of the period are left that the buyer should know before paying. */
export function isShort({ from, to }: Validity, today: LocalDate): boolean {
  return from !== null && to !== null && from <= today && daysBetween(today, to) + 1 < FEWEST_DAYS;
}

/**
 * Requires from staff the buyer's agreement to a period of which few days are left.
 * @throws 409 `few_days_left`
 */
export function checkFewDays(
  valid: Validity | undefined,
  { few_days_agreed: agreed }: { readonly few_days_agreed?: boolean | null | undefined },
  today: LocalDate,
): void {
  if (agreed === true || !valid?.to || !isShort(valid, today)) return;
  const params = { days: daysBetween(today, valid.to) + 1, day: formats.date(valid.to) };
  throw new Problem(409, 'few_days_left', params, { few_days_agreed: { code: 'few_days_left', params } });
}

/**
 * Returns the month that a form suggests: for a new card the first that can be used whole, for an existing card the
 * first with enough days left.
 */
export function suggestedMonth(
  choices: readonly StartChoice[],
  request: Omit<MonthRequest, 'start' | 'months'>,
  context: MonthContext,
): Month | undefined {
  const today = localDate(context.now);
  const first = choices.find(({ month, refusal }) => {
    if (refusal) return false;
    const days = daysOf({ ...request, start: month, months: 1 }, context);
    return lostDays(days, context) === 0 && !isShort(days, today);
  });
  return first?.month;
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
  const first = handOverDay(context) ?? localDate(context.now);
  const days: LocalDate[] = [];
  for (let day = `${start}-01`; day <= lastOfMonth(`${start}-01`); day = addDays(day, 1)) {
    if (day >= first && !monthRefusal({ ...request, day }, context)) days.push(day);
  }
  return days;
}

export function countChoices(request: Omit<MonthRequest, 'months'>, context: MonthContext): number[] {
  const all = Array.from({ length: MOST_MONTHS }, (_, index) => index + 1);
  const end = all.findIndex((months) => monthRefusal({ ...request, months }, context) !== undefined);
  return end < 0 ? all : all.slice(0, end);
}
