// From schemas/resources/schedules.json by `tuyen generate`. Edit that file instead.
import type { Status, TripDirection, VehicleKind, Weekday } from './enums.gen.ts';

/** One of `schedules` as the API answers it. */
export interface Schedule extends ScheduleInput {
  id: string;
  /** Unit: trips. */
  departure_count?: number | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
}

/** What a client writes: all of it to create, some of it to change. */
export interface ScheduleInput {
  code: string;
  name: string;
  /** The id of one of `routes`. */
  route_id: string;
  weekdays: readonly Weekday[];
  /** `YYYY-MM-DD` */
  valid_from: string;
  /** `YYYY-MM-DD` */
  valid_to?: string | null;
  departures: readonly ScheduleDeparture[];
  status?: Status | null;
}

export interface ScheduleDeparture {
  /** `HH:mm` */
  time: string;
  direction: TripDirection;
  /** Unit: min. */
  running_minutes?: number | null;
  vehicle_kind?: VehicleKind | null;
}
