// From schemas/resources/stations.json by `tuyen generate`. Edit that file instead.
import type { Status, TransportMode } from './enums.gen.ts';

/** One of `stations` inside the server, secrets included. */
export type Station = {
  id: string;
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
  is_interchange: boolean;
  /** `HH:mm` */
  opens?: string | null;
  /** `HH:mm` */
  closes?: string | null;
  status: Status;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};
