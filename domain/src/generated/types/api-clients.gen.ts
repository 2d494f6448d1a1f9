// From schemas/resources/api-clients.json by `tuyen generate`. Edit that file instead.
import type { ClientKind, Status } from './enums.gen.ts';

/** One of `api-clients` as the API answers it. */
export interface ApiClient extends ApiClientInput {
  id: string;
  key_prefix?: string | null;
  /** ISO 8601, in UTC. */
  key_issued_at?: string | null;
  /** ISO 8601, in UTC. */
  last_used_at?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
}

/** What a client writes: all of it to create, some of it to change. */
export interface ApiClientInput {
  name: string;
  client_kind: ClientKind;
  permissions: readonly string[];
  /** Unit: requests/min. */
  rate_limit: number;
  allowed_ips?: readonly string[] | null;
  /** `YYYY-MM-DD` */
  expires_on?: string | null;
  contact_name?: string | null;
  contact_email?: string | null;
  note?: string | null;
  status?: Status | null;
}
