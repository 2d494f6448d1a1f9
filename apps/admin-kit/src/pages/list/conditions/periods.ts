/** First day and day after the last day of a period, as relative days: `{ from: 'today-6', until: 'today+1' }`. */
export interface Bounds {
  readonly from?: string;
  readonly until?: string;
}

const NAMED = {
  today: { from: 'today', until: 'today+1' },
  yesterday: { from: 'today-1', until: 'today' },
  tomorrow: { from: 'today+1', until: 'today+2' },
  this_week: { from: 'week', until: 'week+1' },
  last_week: { from: 'week-1', until: 'week' },
  next_week: { from: 'week+1', until: 'week+2' },
  this_month: { from: 'month', until: 'month+1' },
  last_month: { from: 'month-1', until: 'month' },
  next_month: { from: 'month+1', until: 'month+2' },
  past: { until: 'today' },
  future: { from: 'today+1' },
} as const satisfies Readonly<Record<string, Bounds>>;

export type Period = keyof typeof NAMED | 'last_days' | 'next_days';

/** All periods in the order of the menu. */
export const PERIODS: readonly Period[] = [
  'today',
  'yesterday',
  'tomorrow',
  'last_days',
  'next_days',
  'this_week',
  'last_week',
  'next_week',
  'this_month',
  'last_month',
  'next_month',
  'past',
  'future',
];

export const MOST_DAYS = 999;

const MONTHS: readonly Period[] = ['this_month', 'last_month', 'next_month'];

/** Returns the periods that a field can be compared with. A field of months knows no days. */
export function periodsOf(precision: string | undefined): readonly Period[] {
  return precision === 'month' ? MONTHS : PERIODS;
}

export const hasDays = (period: Period): period is 'last_days' | 'next_days' =>
  period === 'last_days' || period === 'next_days';

/** @param days number of days including today; only for `last_days` and `next_days` */
export function boundsOf(period: Period, days = 7): Bounds {
  if (period === 'last_days') return { from: days === 1 ? 'today' : `today-${days - 1}`, until: 'today+1' };
  if (period === 'next_days') return { from: 'today', until: `today+${days}` };
  return NAMED[period];
}

/** Returns the period that has these bounds. Undefined if no period has them. */
export function periodOf({ from, until }: Bounds): { readonly period: Period; readonly days?: number } | undefined {
  const named = PERIODS.find((period) => {
    if (hasDays(period)) return false;
    const bounds = boundsOf(period);
    return bounds.from === from && bounds.until === until;
  });
  if (named) return { period: named };
  const last = /^today-(\d{1,3})$/u.exec(from ?? '')?.[1];
  if (last !== undefined && until === 'today+1') return { period: 'last_days', days: Number(last) + 1 };
  const next = /^today\+(\d{1,3})$/u.exec(until ?? '')?.[1];
  if (next !== undefined && from === 'today') return { period: 'next_days', days: Number(next) };
  return undefined;
}
