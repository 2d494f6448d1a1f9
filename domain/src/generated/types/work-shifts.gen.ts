// From schemas/resources/work-shifts.json by `tuyen generate`. Edit that file instead.
import type { IssueKind, PaymentMethod, ShiftState, TicketType } from './enums.gen.ts';

/** One of `work-shifts` inside the server, secrets included. */
export type WorkShift = {
  id: string;
  code: string;
  /** `YYYY-MM-DD` */
  work_date: string;
  shift_number: number;
  /** The id of one of `users`. */
  user_id: string;
  /** The id of one of `nodes`. */
  node_id?: string | null;
  /** The id of one of `ticket-counters`. */
  ticket_counter_id?: string | null;
  /** `HH:mm` */
  planned_from?: string | null;
  /** `HH:mm` */
  planned_to?: string | null;
  /** ISO 8601, in UTC. */
  opened_at?: string | null;
  /** ISO 8601, in UTC. */
  counted_at?: string | null;
  /** ISO 8601, in UTC. */
  closed_at?: string | null;
  /** The id of one of `users`. */
  counted_by?: string | null;
  /** The id of one of `users`. */
  closed_by?: string | null;
  currency?: string | null;
  /** In the smallest unit of the currency. */
  opening_cash?: number | null;
  /** In the smallest unit of the currency. */
  cash_expected?: number | null;
  /** In the smallest unit of the currency. */
  cash_counted?: number | null;
  cash_notes?: readonly WorkShiftCashNote[] | null;
  /** In the smallest unit of the currency. */
  difference?: number | null;
  lines?: readonly WorkShiftLine[] | null;
  total_quantity?: number | null;
  /** In the smallest unit of the currency. */
  total_sales?: number | null;
  /** In the smallest unit of the currency. */
  total_refunds?: number | null;
  /** In the smallest unit of the currency. */
  paper_shortage?: number | null;
  /** In the smallest unit of the currency. */
  paper_excess?: number | null;
  paper_tickets?: readonly WorkShiftPaperTicket[] | null;
  closing_note?: string | null;
  /** The id of one of `users`. */
  handed_over_to?: string | null;
  state: ShiftState;
  state_history: readonly WorkShiftStateHistory[];
  note?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

/** What the transitions of `work-shifts` are given, by name. */
export type WorkShiftTransitions = {
  open: {
    /** In the smallest unit of the currency. */
    opening_cash: number;
  };
  count: {
    /** In the smallest unit of the currency. */
    cash_counted: number;
    cash_notes?: readonly WorkShiftCountCashNote[] | null;
  };
  reopen: Record<never, never>;
  close: {
    closing_note?: string | null;
    /** The id of one of `users`. */
    handed_over_to?: string | null;
  };
  cancel: Record<never, never>;
};

export type WorkShiftCashNote = {
  /** In the smallest unit of the currency. */
  denomination: number;
  quantity: number;
};

export type WorkShiftLine = {
  ticket_type?: TicketType | null;
  issue_kind?: IssueKind | null;
  payment_method: PaymentMethod;
  quantity: number;
  /** In the smallest unit of the currency. */
  amount: number;
  /** In the smallest unit of the currency. */
  refunded?: number | null;
};

export type WorkShiftPaperTicket = {
  command: string;
  /** Unit: tickets. */
  quantity: number;
  /** In the smallest unit of the currency. */
  cash_due: number;
  /** In the smallest unit of the currency. */
  cash_handed_in: number;
  /** In the smallest unit of the currency. */
  difference: number;
  difference_reason?: string | null;
};

export type WorkShiftStateHistory = {
  from?: ShiftState | null;
  to: ShiftState;
  /** ISO 8601, in UTC. */
  at: string;
  by?: string | null;
  note?: string | null;
};

export type WorkShiftCountCashNote = {
  /** In the smallest unit of the currency. */
  denomination: number;
  quantity: number;
};
