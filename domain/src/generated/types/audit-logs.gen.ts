// From schemas/resources/audit-logs.json by `tuyen generate`. Edit that file instead.
import type { ClientKind } from './enums.gen.ts';

/** One of `audit-logs` inside the server, secrets included. */
export type AuditLog = {
  id: string;
  /** ISO 8601, in UTC. */
  at?: string | null;
  actor?: string | null;
  /** The id of one of `users`. */
  user_id?: string | null;
  client_kind?: ClientKind | null;
  resource?: string | null;
  record_id?: string | null;
  record_title?: string | null;
  routine?: boolean | null;
  customer_id?: string | null;
  action?: string | null;
  before?: unknown | null;
  after?: unknown | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};
