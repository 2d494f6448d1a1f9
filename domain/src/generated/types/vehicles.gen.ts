// From schemas/resources/vehicles.json by `tuyen generate`. Edit that file instead.
import type { Status, VehicleKind } from './enums.gen.ts';

/** One of `vehicles` inside the server, secrets included. */
export type Vehicle = {
  id: string;
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
  status: Status;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};
