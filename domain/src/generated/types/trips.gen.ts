// From schemas/resources/trips.json by `tuyen generate`. Edit that file instead.
import type { TripDirection, TripState } from './enums.gen.ts';

/** One of `trips` inside the server, secrets included. */
export type Trip = {
  id: string;
  code?: string | null;
  /** The id of one of `routes`. */
  route_id: string;
  direction: TripDirection;
  /** The id of one of `schedules`. */
  schedule_id?: string | null;
  /** The id of one of `vehicles`. */
  vehicle_id?: string | null;
  /** The id of one of `users`. */
  driver_id?: string | null;
  /** The id of one of `users`. */
  conductor_id?: string | null;
  /** ISO 8601, in UTC. */
  departure_at: string;
  /** ISO 8601, in UTC. */
  arrival_at?: string | null;
  /** ISO 8601, in UTC. */
  departed_at?: string | null;
  /** ISO 8601, in UTC. */
  arrived_at?: string | null;
  /** Unit: passengers. */
  passengers?: number | null;
  state: TripState;
  state_reason?: string | null;
  state_history: readonly TripStateHistory[];
  note?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

/** What the transitions of `trips` are given, by name. */
export type TripTransitions = {
  depart: {
    /** ISO 8601, in UTC. */
    departed_at?: string | null;
  };
  arrive: {
    /** ISO 8601, in UTC. */
    arrived_at?: string | null;
    /** Unit: passengers. */
    passengers?: number | null;
  };
  interrupt: {
    state_reason: string;
  };
  cancel: {
    state_reason: string;
  };
};

export type TripStateHistory = {
  from?: TripState | null;
  to: TripState;
  /** ISO 8601, in UTC. */
  at: string;
  by?: string | null;
  note?: string | null;
};
