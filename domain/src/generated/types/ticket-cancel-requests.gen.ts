// From schemas/resources/ticket-cancel-requests.json by `tuyen generate`. Edit that file instead.
import type { CancelRequestState, PaymentMethod } from './enums.gen.ts';

/** One of `ticket-cancel-requests` as the API answers it. */
export interface TicketCancelRequest {
  id: string;
  code: string;
  /** The id of one of `tickets`. */
  ticket_id: string;
  ticket_serial?: string | null;
  reason: string;
  /** Whole units of the currency. */
  price: number;
  /** Unit: %. */
  fee_percent?: number | null;
  /** Whole units of the currency. */
  fee_amount?: number | null;
  /** Whole units of the currency. */
  refund_amount?: number | null;
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
  state?: CancelRequestState | null;
  state_history?: readonly TicketCancelRequestStateHistory[] | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
}

export interface TicketCancelRequestStateHistory {
  from?: CancelRequestState | null;
  to: CancelRequestState;
  /** ISO 8601, in UTC. */
  at: string;
  by?: string | null;
  note?: string | null;
}
