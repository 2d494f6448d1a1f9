// From schemas/resources/ticket-cancel-requests.json by `tuyen generate`. Edit that file instead.
import type { CancelRequestState, PaymentMethod } from './enums.gen.ts';

/** One of `ticket-cancel-requests` inside the server, secrets included. */
export type TicketCancelRequest = {
  id: string;
  code: string;
  /** The id of one of `tickets`. */
  ticket_id: string;
  ticket_serial: string;
  reason?: string | null;
  currency?: string | null;
  /** In the smallest unit of the currency. */
  price: number;
  /** Unit: %. */
  fee_percent: number;
  /** In the smallest unit of the currency. */
  fee_amount: number;
  /** In the smallest unit of the currency. */
  refund_amount: number;
  refund_method?: PaymentMethod | null;
  /** ISO 8601, in UTC. */
  refunded_at?: string | null;
  /** The id of one of `work-shifts`. */
  shift_id?: string | null;
  /** ISO 8601, in UTC. */
  decided_at?: string | null;
  /** The id of one of `users`. */
  decided_by?: string | null;
  decision_note?: string | null;
  state: CancelRequestState;
  state_history: readonly TicketCancelRequestStateHistory[];
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

/** What the transitions of `ticket-cancel-requests` are given, by name. */
export type TicketCancelRequestTransitions = {
  approve: {
    decision_note?: string | null;
  };
  reject: {
    decision_note: string;
  };
  'pay-refund': {
    refund_method: PaymentMethod;
  };
};

export type TicketCancelRequestStateHistory = {
  from?: CancelRequestState | null;
  to: CancelRequestState;
  /** ISO 8601, in UTC. */
  at: string;
  by?: string | null;
  note?: string | null;
};
