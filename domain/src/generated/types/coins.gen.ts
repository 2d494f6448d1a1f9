// From schemas/resources/coins.json by `tuyen generate`. Edit that file instead.
import type { CoinState } from './enums.gen.ts';

/** One of `coins` inside the server, secrets included. */
export type Coin = {
  id: string;
  code: string;
  /** The id of one of `customers`. */
  customer_id: string;
  currency?: string | null;
  /** In the smallest unit of the currency. */
  balance: number;
  /** In the smallest unit of the currency. */
  total_bought: number;
  /** In the smallest unit of the currency. */
  total_spent: number;
  /** ISO 8601, in UTC. */
  last_used_at?: string | null;
  /** In the smallest unit of the currency. */
  accepted_difference?: number | null;
  suspicion?: string | null;
  /** ISO 8601, in UTC. */
  suspected_at?: string | null;
  /** ISO 8601, in UTC. */
  locks_at?: string | null;
  /** ISO 8601, in UTC. */
  locked_at?: string | null;
  lock_reason?: string | null;
  state: CoinState;
  state_history: readonly CoinStateHistory[];
  note?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

/** What the transitions of `coins` are given, by name. */
export type CoinTransitions = {
  suspect: {
    suspicion: string;
  };
  clear: {
    reason: string;
  };
  lock: {
    lock_reason: string;
  };
  'auto-lock': Record<never, never>;
  unlock: {
    reason: string;
  };
};

export type CoinStateHistory = {
  from?: CoinState | null;
  to: CoinState;
  /** ISO 8601, in UTC. */
  at: string;
  by?: string | null;
  note?: string | null;
};
