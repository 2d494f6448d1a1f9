// From schemas/resources/routes.json by `tuyen generate`. Edit that file instead.
import type { RouteDirection, Status, TransportMode } from './enums.gen.ts';

/** One of `routes` as the API answers it. */
export interface Route extends RouteInput {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
}

/** What a client writes: all of it to create, some of it to change. */
export interface RouteInput {
  code: string;
  name: string;
  route_serial: string;
  transport_mode: TransportMode;
  direction?: RouteDirection | null;
  /** The id of one of `offices`. */
  company_id: string;
  /** The id of one of `cities`. */
  city_id?: string | null;
  /** `HH:mm` */
  first_trip: string;
  /** `HH:mm` */
  last_trip: string;
  /** Unit: min. */
  headway_minutes: number;
  /** Unit: min. */
  peak_headway_minutes?: number | null;
  /** Unit: m. */
  length_m?: number | null;
  color?: string | null;
  monthly_sale?: boolean | null;
  stops_outbound?: readonly RouteStopsOutbound[] | null;
  stops_inbound?: readonly RouteStopsInbound[] | null;
  note?: string | null;
  status?: Status | null;
}

export interface RouteStopsOutbound {
  /** The id of one of `stop-points`. */
  stop_point_id: string;
  order: number;
  /** Unit: m. */
  distance_m?: number | null;
}

export interface RouteStopsInbound {
  /** The id of one of `stop-points`. */
  stop_point_id: string;
  order: number;
  /** Unit: m. */
  distance_m?: number | null;
}
