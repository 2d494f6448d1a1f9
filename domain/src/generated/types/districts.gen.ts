// From schemas/resources/districts.json by `tuyen generate`. Edit that file instead.
import type { DistrictZone, Status } from './enums.gen.ts';

/** One of `districts` inside the server, secrets included. */
export type District = {
  id: string;
  code: string;
  /** one text for each language */
  name: { readonly vi: string; readonly en?: string };
  former_names?: string | null;
  /** The id of one of `cities`. */
  city_id: string;
  zone: DistrictZone;
  status: Status;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};
