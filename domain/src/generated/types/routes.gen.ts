// From schemas/resources/routes.json by `tuyen generate`. Edit that file instead.
import type { RouteDirection, Status, TransportMode } from './enums.gen.ts';

/** One of `routes` inside the server, secrets included. */
export type Route = {
  id: string;
  code: string;
  /** one text for each language */
  name: { readonly vi: string; readonly en?: string };
  route_serial: string;
  transport_mode: TransportMode;
  direction: RouteDirection;
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
  color: string;
  monthly_sale: boolean;
  stops_outbound?: readonly RouteStopsOutbound[] | null;
  over_stop_limit: boolean;
  stops_inbound?: readonly RouteStopsInbound[] | null;
  note?: string | null;
  status: Status;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

export type RouteStopsOutbound = {
  /** The id of one of `stop-points`. */
  stop_point_id: string;
  order?: number | null;
  /** Unit: m. */
  distance_m?: number | null;
};

export type RouteStopsInbound = {
  /** The id of one of `stop-points`. */
  stop_point_id: string;
  order?: number | null;
  /** Unit: m. */
  distance_m?: number | null;
};
