// From schemas/resources/audit-logs.json by `tuyen generate`. Edit that file instead.
import type { ClientKind } from './enums.gen.ts';

/** One of `audit-logs` as the API answers it. */
export interface AuditLog {
  id: string;
  /** ISO 8601, in UTC. */
  at: string;
  actor: string;
  /** The id of one of `users`. */
  user_id?: string | null;
  client_kind?: ClientKind | null;
  resource: string;
  record_id: string;
  action: string;
  before?: unknown | null;
  after?: unknown | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
}
