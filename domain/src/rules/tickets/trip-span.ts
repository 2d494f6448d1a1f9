import { instantOf, addDays, type LocalDate } from '../time/calendar.ts';

/** Time span as ISO texts. The end is excluded. */
export interface TripSpan {
  readonly from: string;
  readonly to: string;
}

export interface TimedTrip {
  readonly departure_at: string;
  readonly arrival_at?: string | null | undefined;
  readonly departed_at?: string | null | undefined;
  readonly arrived_at?: string | null | undefined;
}

export const ASSUMED_MS = 90 * 60_000;

export function tripSpanOf(trip: TimedTrip): TripSpan {
  const from = trip.departed_at ?? trip.departure_at;
  const assumed = new Date(Date.parse(from) + ASSUMED_MS).toISOString();
  return { from, to: trip.arrived_at ?? trip.arrival_at ?? assumed };
}

export const dayOf = (day: LocalDate): TripSpan => ({ from: instantOf(day), to: instantOf(addDays(day, 1)) });

export function overlaps(one: TripSpan, other: TripSpan): boolean {
  return one.from < other.to && other.from < one.to;
}
