// From schemas/resources/card-sessions.json by `tuyen generate`. Edit that file instead.

/** One of `card-sessions` inside the server, secrets included. */
export type CardSession = {
  id: string;
  /** The id of one of `customers`. */
  customer_id: string;
  device?: string | null;
  kept: boolean;
  /** ISO 8601, in UTC. */
  started_at: string;
  /** ISO 8601, in UTC. */
  used_at: string;
  /** ISO 8601, in UTC. */
  ends_at: string;
  /** ISO 8601, in UTC. */
  ended_at?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};
