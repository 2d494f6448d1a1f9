import { instantOf, addDays, type LocalDate } from '../time/calendar.ts';

/** From when to when something is under way, as ISO texts; the end no longer counts. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

export interface TimedTrip {
  readonly departure_at: string;
  readonly arrival_at?: string | null | undefined;
  readonly departed_at?: string | null | undefined;
  readonly arrived_at?: string | null | undefined;
}

/** How long a trip is taken to last whose arrival is not planned. */
export const ASSUMED_MS = 90 * 60_000;

/** When a trip is under way: as it went where that is noted, else as it is planned. */
export function spanOf(trip: TimedTrip): Span {
  const from = trip.departed_at ?? trip.departure_at;
  const assumed = new Date(Date.parse(from) + ASSUMED_MS).toISOString();
  return { from, to: trip.arrived_at ?? trip.arrival_at ?? assumed };
}

export const dayOf = (day: LocalDate): Span => ({ from: instantOf(day), to: instantOf(addDays(day, 1)) });

/** What ends when another begins does not overlap it. */
export function overlaps(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}
