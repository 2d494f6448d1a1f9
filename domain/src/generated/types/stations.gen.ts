// From schemas/resources/stations.json by `tuyen generate`. Edit that file instead.
import type { Status, TransportMode } from './enums.gen.ts';

/** One of `stations` as the API answers it. */
export interface Station extends StationInput {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
}

/** What a client writes: all of it to create, some of it to change. */
export interface StationInput {
  code: string;
  name: string;
  transport_mode: TransportMode;
  /** The id of one of `routes`. */
  route_id?: string | null;
  order_on_line?: number | null;
  /** Unit: m. */
  distance_m?: number | null;
  /** The id of one of `districts`. */
  district_id: string;
  address?: string | null;
  position?: { readonly lat: number; readonly lng: number } | null;
  is_interchange?: boolean | null;
  /** `HH:mm` */
  opens?: string | null;
  /** `HH:mm` */
  closes?: string | null;
  status?: Status | null;
}
