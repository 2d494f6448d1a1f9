import { addDays, addMonths, firstOfMonth, lastOfMonth, type LocalDate } from './calendar.ts';

export type ValidityRule =
  | 'START_END_OF_MONTH'
  | 'FROM_PURCHASE_DATE'
  | 'FROM_FIRST_USE_DATE'
  | 'FROM_THE_DATE_OF_APPROVAL'
  | 'OPTION';

export interface ValidityDates {
  readonly purchased: LocalDate;
  readonly approved?: LocalDate | undefined;
  readonly firstUsed?: LocalDate | undefined;
  /**
   * First valid day that the customer requests. With the rule OPTION, it can be any day. With START_END_OF_MONTH, it is
   * any day of the requested month.
   */
  readonly wanted?: LocalDate | undefined;
}

export type Term = { readonly months: number } | { readonly days: number };

/** First and last valid day, both included. Both are null until the start is known, for example until the first use. */
export interface Validity {
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
}

/**
 * Returns the validity of a ticket. A monthly ticket that starts on a day is valid until the day before the same day of
 * the month after its last: 15/06 for one month to 14/07. If that month has no such day, the ticket is valid until the
 * month's end: 31/01 to 28/02, or 29/02 in a leap year. The next ticket then starts with the next month, and no day is
 * lost between the two. Calendar months (START_END_OF_MONTH) start on the first of the requested month, by default the
 * month of purchase.
 */
export function validity(rule: ValidityRule, term: Term, dates: ValidityDates): Validity {
  if (rule === 'START_END_OF_MONTH' && 'months' in term) {
    const first = firstOfMonth(dates.wanted ?? dates.purchased);
    return { from: first, to: lastOfMonth(addMonths(first, term.months - 1)) };
  }
  const from = startDay(rule, dates);
  return from === undefined ? { from: null, to: null } : { from, to: endOf(from, term) };
}

function startDay(rule: ValidityRule, dates: ValidityDates): LocalDate | undefined {
  switch (rule) {
    case 'FROM_PURCHASE_DATE':
      return dates.purchased;
    case 'FROM_FIRST_USE_DATE':
      return dates.firstUsed;
    case 'FROM_THE_DATE_OF_APPROVAL':
      return dates.approved;
    case 'OPTION':
    case 'START_END_OF_MONTH': {
      // A ticket that starts before the purchase would include days that are already over.
      const wanted = dates.wanted ?? dates.purchased;
      return wanted < dates.purchased ? dates.purchased : wanted;
    }
  }
}

function endOf(from: LocalDate, term: Term): LocalDate {
  if ('days' in term) return addDays(from, term.days - 1);
  const next = addMonths(from, term.months);
  // If the month is too short for the day, `addMonths` returns its last day. The ticket includes this last day, so that
  // no day is lost before the next ticket.
  return next.slice(8) === from.slice(8) ? addDays(next, -1) : next;
}
