// From schemas/resources/transactions.json by `tuyen generate`. Edit that file instead.
import type { NoticeRejection, PaymentProvider, TransactionDirection, TransactionState } from './enums.gen.ts';

/** One of `transactions` inside the server, secrets included. */
export type Transaction = {
  id: string;
  code: string;
  /** The id of one of `orders`. */
  order_id?: string | null;
  ticket_serial?: string | null;
  /** The id of one of `coins`. */
  coin_id?: string | null;
  currency?: string | null;
  /** In the smallest unit of the currency. */
  balance_before?: number | null;
  /** In the smallest unit of the currency. */
  balance_after?: number | null;
  provider: PaymentProvider;
  direction: TransactionDirection;
  /** In the smallest unit of the currency. */
  amount: number;
  provider_code?: string | null;
  transaction_code?: string | null;
  signature_valid?: boolean | null;
  state: TransactionState;
  /** ISO 8601, in UTC. */
  received_at?: string | null;
  /** The id of one of `work-shifts`. */
  shift_id?: string | null;
  rejection?: NoticeRejection | null;
  message?: string | null;
  raw_answer?: unknown | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

/** What the transitions of `transactions` are given, by name. */
export type TransactionTransitions = {
  'pay-refund': {
    in_cash?: boolean | null;
    message?: string | null;
  };
  'fail-refund': {
    message: string;
  };
  'retry-refund': Record<never, never>;
  refuse: Record<never, never>;
};
