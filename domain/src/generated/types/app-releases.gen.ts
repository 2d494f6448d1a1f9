// From schemas/resources/app-releases.json by `tuyen generate`. Edit that file instead.
import type { AppOs, Status } from './enums.gen.ts';

/** One of `app-releases` inside the server, secrets included. */
export type AppRelease = {
  id: string;
  os: AppOs;
  app_version: string;
  build_number: number;
  store_url: string;
  /** `YYYY-MM-DD` */
  released_on: string;
  is_required: boolean;
  notes_vi?: string | null;
  notes_en?: string | null;
  status: Status;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};
