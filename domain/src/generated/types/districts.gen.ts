// From schemas/resources/districts.json by `tuyen generate`. Edit that file instead.
import type { DistrictZone, Status } from './enums.gen.ts';

/** One of `districts` as the API answers it. */
export interface District extends DistrictInput {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
}

/** What a client writes: all of it to create, some of it to change. */
export interface DistrictInput {
  code: string;
  name: string;
  /** The id of one of `cities`. */
  city_id: string;
  zone: DistrictZone;
  status?: Status | null;
}
