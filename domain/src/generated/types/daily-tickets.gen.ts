// From schemas/resources/daily-tickets.json by `tuyen generate`. Edit that file instead.
import type { ClientKind, PassState, PaymentMethod, RouteScope, TransportMode } from './enums.gen.ts';

/** One of `daily-tickets` inside the server, secrets included. */
export type DailyTicket = {
  id: string;
  serial: string;
  /** The id of one of `ticket-prices`. */
  ticket_price_id: string;
  transport_mode: TransportMode;
  route_scope: RouteScope;
  /** Ids of `routes`. */
  route_ids?: readonly string[] | null;
  /** `YYYY-MM-DD` */
  valid_on: string;
  /** Unit: uses. */
  uses: number;
  /** Unit: uses. */
  max_uses?: number | null;
  /** ISO 8601, in UTC. */
  first_used_at?: string | null;
  /** ISO 8601, in UTC. */
  last_used_at?: string | null;
  used_device?: string | null;
  currency?: string | null;
  /** In the smallest unit of the currency. */
  price: number;
  payment_method: PaymentMethod;
  /** The id of one of `coins`. */
  coin_id?: string | null;
  /** The id of one of `customers`. */
  customer_id?: string | null;
  customer_name?: string | null;
  customer_phone?: string | null;
  /** The id of one of `nodes`. */
  node_id?: string | null;
  node_code?: string | null;
  /** The id of one of `work-shifts`. */
  shift_id?: string | null;
  /** ISO 8601, in UTC. */
  sold_at: string;
  /** The id of one of `users`. */
  sold_by?: string | null;
  client_kind?: ClientKind | null;
  cancel_reason?: string | null;
  /** In the smallest unit of the currency. */
  refund_amount?: number | null;
  /** ISO 8601, in UTC. */
  refunded_at?: string | null;
  /** The id of one of `work-shifts`. */
  refund_shift_id?: string | null;
  state: PassState;
  state_history: readonly DailyTicketStateHistory[];
  note?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

/** What the transitions of `daily-tickets` are given, by name. */
export type DailyTicketTransitions = {
  cancel: {
    cancel_reason: string;
  };
};

export type DailyTicketStateHistory = {
  from?: PassState | null;
  to: PassState;
  /** ISO 8601, in UTC. */
  at: string;
  by?: string | null;
  note?: string | null;
};
