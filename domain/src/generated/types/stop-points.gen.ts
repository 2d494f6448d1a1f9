// From schemas/resources/stop-points.json by `tuyen generate`. Edit that file instead.
import type { Status } from './enums.gen.ts';

/** One of `stop-points` as the API answers it. */
export interface StopPoint extends StopPointInput {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
}

/** What a client writes: all of it to create, some of it to change. */
export interface StopPointInput {
  code: string;
  name: string;
  /** Unit: °. */
  latitude: number;
  /** Unit: °. */
  longitude: number;
  /** The id of one of `districts`. */
  district_id: string;
  address?: string | null;
  has_shelter?: boolean | null;
  status?: Status | null;
}
