// From schemas/resources/sell-coin-commands.json by `tuyen generate`. Edit that file instead.
import type { CoinPayment, CoinSaleState } from './enums.gen.ts';

/** One of `sell-coin-commands` inside the server, secrets included. */
export type SellCoinCommand = {
  id: string;
  code: string;
  /** The id of one of `coins`. */
  coin_id: string;
  /** The id of one of `customers`. */
  buyer_id: string;
  currency?: string | null;
  /** In the smallest unit of the currency. */
  amount: number;
  payment_method: CoinPayment;
  receipt_number?: string | null;
  /** The id of one of `work-shifts`. */
  shift_id?: string | null;
  /** In the smallest unit of the currency. */
  balance_before?: number | null;
  /** In the smallest unit of the currency. */
  balance_after?: number | null;
  /** ISO 8601, in UTC. */
  completed_at?: string | null;
  cancel_reason?: string | null;
  state: CoinSaleState;
  state_history: readonly SellCoinCommandStateHistory[];
  note?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

/** What the transitions of `sell-coin-commands` are given, by name. */
export type SellCoinCommandTransitions = {
  approve: Record<never, never>;
  complete: {
    receipt_number?: string | null;
  };
  cancel: {
    cancel_reason: string;
  };
};

export type SellCoinCommandStateHistory = {
  from?: CoinSaleState | null;
  to: CoinSaleState;
  /** ISO 8601, in UTC. */
  at: string;
  by?: string | null;
  note?: string | null;
};
