// From schemas/resources/bank-statement-lines.json by `tuyen generate`. Edit that file instead.
import type { BankLineMatch, BankLineState } from './enums.gen.ts';

/** One of `bank-statement-lines` inside the server, secrets included. */
export type BankStatementLine = {
  id: string;
  reference: string;
  booked: string;
  credit?: string | null;
  debit?: string | null;
  description: string;
  /** `YYYY-MM-DD` */
  booked_on?: string | null;
  currency?: string | null;
  /** In the smallest unit of the currency. */
  amount: number;
  /** The id of one of `orders`. */
  order_id?: string | null;
  /** In the smallest unit of the currency. */
  missing?: number | null;
  match?: BankLineMatch | null;
  state: BankLineState;
  state_history: readonly BankStatementLineStateHistory[];
  note?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

/** What the transitions of `bank-statement-lines` are given, by name. */
export type BankStatementLineTransitions = {
  confirm: Record<never, never>;
  'list-refund': Record<never, never>;
  'set-aside': {
    note: string;
  };
  reopen: Record<never, never>;
  settle: Record<never, never>;
};

/** What the operations of `bank-statement-lines` act on, are given and answer, by name. */
export type BankStatementLineOperations = {
  'assign-order': {
    on: 'record';
    input: {
      order_code: string;
    };
    answer: {
      code: string;
    };
  };
};

export type BankStatementLineStateHistory = {
  from?: BankLineState | null;
  to: BankLineState;
  /** ISO 8601, in UTC. */
  at: string;
  by?: string | null;
  note?: string | null;
};
