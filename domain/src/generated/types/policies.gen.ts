// From schemas/resources/policies.json by `tuyen generate`. Edit that file instead.
import type { PolicyTab, Status } from './enums.gen.ts';

/** One of `policies` inside the server, secrets included. */
export type Policy = {
  id: string;
  tab: PolicyTab;
  title_vi: string;
  title_en?: string | null;
  body_vi: string;
  body_en?: string | null;
  /** `YYYY-MM-DD` */
  effective_from?: string | null;
  /** The id of one of `offices`. */
  issuer_id?: string | null;
  status: Status;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};
