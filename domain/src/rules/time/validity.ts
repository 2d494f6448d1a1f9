import { addDays, addMonths, firstOfMonth, lastOfMonth, type LocalDate } from './calendar.ts';

export type ValidityRule =
  | 'START_END_OF_MONTH'
  | 'FROM_PURCHASE_DATE'
  | 'FROM_FIRST_USE_DATE'
  | 'FROM_THE_DATE_OF_APPROVAL'
  | 'OPTION';

/** The days that a validity can hang on, as far as they are known yet. */
export interface ValidityDates {
  readonly purchased: LocalDate;
  readonly approved?: LocalDate | undefined;
  readonly firstUsed?: LocalDate | undefined;
  /** The start that the customer asked for: any day for OPTION, any day of the month for START_END_OF_MONTH. */
  readonly wanted?: LocalDate | undefined;
}

/** How long a ticket runs: whole months for a monthly ticket, days for any other. */
export type Term = { readonly months: number } | { readonly days: number };

/** First and last valid day, both included. Null where the day it starts on has not come yet. */
export interface Validity {
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
}

/**
 * When a ticket is valid.
 * A monthly ticket that starts on a day runs to the day before the same day of the month that follows its last: from 15/06 for
 * one month to 14/07. Where that month has no such day it runs to the month's end: from 31/01 to 28/02, in a leap year to 29/02,
 * so that the next ticket begins with the next month and no day is lost between the two.
 * Calendar months (START_END_OF_MONTH) run from the first of the wanted month, by default the one of purchase.
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
      // A start in the past would sell days that are gone.
      const wanted = dates.wanted ?? dates.purchased;
      return wanted < dates.purchased ? dates.purchased : wanted;
    }
  }
}

function endOf(from: LocalDate, term: Term): LocalDate {
  if ('days' in term) return addDays(from, term.days - 1);
  const next = addMonths(from, term.months);
  // `addMonths` answers the month's last day where the day is missing: that day belongs to this ticket, there is no later one.
  return next.slice(8) === from.slice(8) ? addDays(next, -1) : next;
}
