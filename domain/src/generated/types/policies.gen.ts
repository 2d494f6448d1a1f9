// From schemas/resources/policies.json by `tuyen generate`. Edit that file instead.
import type { PolicyTab, Status } from './enums.gen.ts';

/** One of `policies` as the API answers it. */
export interface Policy extends PolicyInput {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
}

/** What a client writes: all of it to create, some of it to change. */
export interface PolicyInput {
  tab: PolicyTab;
  title_vi: string;
  title_en?: string | null;
  body_vi: string;
  body_en?: string | null;
  /** `YYYY-MM-DD` */
  effective_from?: string | null;
  /** The id of one of `offices`. */
  issuer_id?: string | null;
  status?: Status | null;
}
