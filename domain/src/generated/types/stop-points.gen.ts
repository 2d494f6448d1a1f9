// From schemas/resources/stop-points.json by `tuyen generate`. Edit that file instead.
import type { Status } from './enums.gen.ts';

/** One of `stop-points` inside the server, secrets included. */
export type StopPoint = {
  id: string;
  code: string;
  name: string;
  /** Unit: °. */
  latitude: number;
  /** Unit: °. */
  longitude: number;
  /** The id of one of `districts`. */
  district_id: string;
  address?: string | null;
  has_shelter: boolean;
  status: Status;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};
