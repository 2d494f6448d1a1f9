// From schemas/resources/api-clients.json by `tuyen generate`. Edit that file instead.
import type { ClientKind, Status } from './enums.gen.ts';

/** One of `api-clients` inside the server, secrets included. */
export type ApiClient = {
  id: string;
  name: string;
  client_kind: ClientKind;
  permissions: readonly string[];
  /** Unit: requests/min. */
  rate_limit: number;
  allowed_ips?: readonly string[] | null;
  key_prefix?: string | null;
  key_hash?: string | null;
  /** ISO 8601, in UTC. */
  key_issued_at?: string | null;
  /** `YYYY-MM-DD` */
  expires_on?: string | null;
  /** ISO 8601, in UTC. */
  last_used_at?: string | null;
  contact_name?: string | null;
  contact_email?: string | null;
  note?: string | null;
  status: Status;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};
