// From schemas/resources/daily-tickets.json by `tuyen generate`. Edit that file instead.
import type { ClientKind, PassState, PaymentMethod, RouteScope, TransportMode } from './enums.gen.ts';

/** One of `daily-tickets` as the API answers it. */
export interface DailyTicket extends DailyTicketInput {
  id: string;
  serial?: string | null;
  transport_mode?: TransportMode | null;
  route_scope?: RouteScope | null;
  /** Unit: uses. */
  uses?: number | null;
  /** Unit: uses. */
  max_uses?: number | null;
  /** ISO 8601, in UTC. */
  first_used_at?: string | null;
  /** ISO 8601, in UTC. */
  last_used_at?: string | null;
  used_device?: string | null;
  /** Whole units of the currency. */
  price?: number | null;
  node_code?: string | null;
  /** The id of one of `work-shifts`. */
  shift_id?: string | null;
  /** ISO 8601, in UTC. */
  sold_at?: string | null;
  /** The id of one of `users`. */
  sold_by?: string | null;
  client_kind?: ClientKind | null;
  cancel_reason?: string | null;
  /** Whole units of the currency. */
  refund_amount?: number | null;
  /** The id of one of `work-shifts`. */
  refund_shift_id?: string | null;
  state?: PassState | null;
  state_history?: readonly DailyTicketStateHistory[] | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
}

/** What a client writes: all of it to create, some of it to change. */
export interface DailyTicketInput {
  /** The id of one of `ticket-prices`. */
  ticket_price_id: string;
  /** Ids of `routes`. */
  route_ids?: readonly string[] | null;
  /** `YYYY-MM-DD` */
  valid_on: string;
  payment_method: PaymentMethod;
  /** The id of one of `coins`. */
  coin_id?: string | null;
  customer_name?: string | null;
  customer_phone?: string | null;
  /** The id of one of `nodes`. */
  node_id?: string | null;
  note?: string | null;
}

export interface DailyTicketStateHistory {
  from?: PassState | null;
  to: PassState;
  /** ISO 8601, in UTC. */
  at: string;
  by?: string | null;
  note?: string | null;
}
