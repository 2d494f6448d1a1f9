import { daysBetween, type LocalDate } from '../time/calendar.ts';

/** Maximum length of an acceptance command's period, in days. */
export const LONGEST_PERIOD = 92;

/** Trip with the day of its planned departure in Hà Nội. */
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
  /** Percentage of planned trips that ran, to two decimals; 0 if none were planned. */
  readonly completion_percent: number;
  /** Amount to pay for the trips, in đồng. */
  readonly amount: number;
  readonly days: readonly DayOfTrips[];
  /** Number of trips that have not ended. The command cannot be submitted before they end. */
  readonly unfinished: number;
}

export function periodRefusal(from: LocalDate, to: LocalDate): 'period_reversed' | 'period_too_long' | undefined {
  if (to < from) return 'period_reversed';
  return daysBetween(from, to) + 1 > LONGEST_PERIOD ? 'period_too_long' : undefined;
}

/**
 * Returns the totals of the trips in a period. The amount is the unit price times the completed trips, minus the
 * deduction agreed in `terms`, and never below 0.
 */
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
/** A trip interrupted on its way is not paid. */
const LOST: readonly string[] = ['CANCELED', 'INTERRUPTED'];

function count(trips: readonly CountedTrip[], states: readonly string[]): number {
  return trips.filter(({ state }) => states.includes(state)).length;
}
