// From schemas/resources/schedules.json by `tuyen generate`. Edit that file instead.
import type { Status, TripDirection, VehicleKind, Weekday } from './enums.gen.ts';

/** One of `schedules` inside the server, secrets included. */
export type Schedule = {
  id: string;
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
  /** Unit: trips. */
  departure_count?: number | null;
  status: Status;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

/** What the operations of `schedules` act on, are given and answer, by name. */
export type ScheduleOperations = {
  plan: {
    on: 'record';
    input: {
      /** `YYYY-MM-DD` */
      from: string;
      /** `YYYY-MM-DD` */
      to: string;
    };
    answer: {
      created: number;
    };
  };
};

export type ScheduleDeparture = {
  /** `HH:mm` */
  time: string;
  direction: TripDirection;
  /** Unit: min. */
  running_minutes?: number | null;
  vehicle_kind?: VehicleKind | null;
};
