// From schemas/resources/vehicles.json by `tuyen generate`. Edit that file instead.
import type { Status, VehicleKind } from './enums.gen.ts';

/** One of `vehicles` as the API answers it. */
export interface Vehicle extends VehicleInput {
  id: string;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
}

/** What a client writes: all of it to create, some of it to change. */
export interface VehicleInput {
  plate: string;
  kind: VehicleKind;
  /** Unit: seats. */
  seats: number;
  /** The id of one of `routes`. */
  route_id?: string | null;
  /** `YYYY-MM-DD` */
  inspection_expires_on?: string | null;
  brand?: string | null;
  manufactured_year?: number | null;
  status?: Status | null;
}
