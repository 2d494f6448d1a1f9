import { daysBetween, type LocalDate } from '../time/calendar.ts';

/** The longest period that one acceptance command may cover, in days. */
export const LONGEST_PERIOD = 92;

/** A trip by the day in Hà Nội on which it was to depart. */
export interface CountedTrip {
  readonly day: LocalDate;
  readonly state: string;
}

export interface DayOfTrips {
  readonly day: LocalDate;
  readonly planned: number;
  readonly run: number;
  readonly lost: number;
}

export interface AcceptanceTotals {
  readonly trips_planned: number;
  readonly trips_run: number;
  readonly trips_lost: number;
  /** Run of planned, to two decimals; 0 where nothing was planned. */
  readonly completion_percent: number;
  /** đồng */
  readonly amount: number;
  /** Days with trips, in order. */
  readonly days: readonly DayOfTrips[];
  /** Trips that have not ended yet: the command cannot be submitted before they have. */
  readonly unfinished: number;
}

/** Why days make no period; both ends are included. */
export function periodRefusal(from: LocalDate, to: LocalDate): 'period_reversed' | 'period_too_long' | undefined {
  if (to < from) return 'period_reversed';
  return daysBetween(from, to) + 1 > LONGEST_PERIOD ? 'period_too_long' : undefined;
}

/** What a period's trips come to: each completed trip at the unit price, less the deduction, never below nothing. */
export function acceptance(
  terms: { readonly from: LocalDate; readonly to: LocalDate; readonly unit_price: number; readonly deduction: number },
  trips: readonly CountedTrip[],
): AcceptanceTotals {
  const within = trips.filter(({ day }) => day >= terms.from && day <= terms.to);
  const planned = within.length;
  const run = count(within, RUN);
  return {
    trips_planned: planned,
    trips_run: run,
    trips_lost: count(within, LOST),
    completion_percent: planned === 0 ? 0 : Math.round((run * 10_000) / planned) / 100,
    amount: Math.max(0, run * terms.unit_price - terms.deduction),
    days: [...Map.groupBy(within, ({ day }) => day)]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([day, those]) => ({ day, planned: those.length, run: count(those, RUN), lost: count(those, LOST) })),
    unfinished: planned - run - count(within, LOST),
  };
}

const RUN: readonly string[] = ['COMPLETED'];
/** A trip broken off half-way is not paid for. */
const LOST: readonly string[] = ['CANCELED', 'INTERRUPTED'];

function count(trips: readonly CountedTrip[], states: readonly string[]): number {
  return trips.filter(({ state }) => states.includes(state)).length;
}
