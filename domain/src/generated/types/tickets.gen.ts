// From schemas/resources/tickets.json by `tuyen generate`. Edit that file instead.
import type { ClientKind, PaymentMethod, TicketState, TicketType, TransportMode } from './enums.gen.ts';

/** One of `tickets` inside the server, secrets included. */
export type Ticket = {
  id: string;
  serial: string;
  /** The id of one of `ticket-prices`. */
  ticket_price_id: string;
  ticket_type: TicketType;
  transport_mode: TransportMode;
  /** The id of one of `routes`. */
  route_id: string;
  /** The id of one of `trips`. */
  trip_id?: string | null;
  trip_canceled: boolean;
  /** The id of one of `stop-points`. */
  from_stop_point_id?: string | null;
  /** The id of one of `stop-points`. */
  to_stop_point_id?: string | null;
  /** Unit: m. */
  distance_m?: number | null;
  currency?: string | null;
  /** In the smallest unit of the currency. */
  price: number;
  payment_method: PaymentMethod;
  /** The id of one of `coins`. */
  coin_id?: string | null;
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
  /** ISO 8601, in UTC. */
  valid_from: string;
  /** ISO 8601, in UTC. */
  valid_to: string;
  /** ISO 8601, in UTC. */
  used_at?: string | null;
  /** ISO 8601, in UTC. */
  last_used_at?: string | null;
  /** Unit: uses. */
  uses?: number | null;
  used_device?: string | null;
  /** ISO 8601, in UTC. */
  printed_at?: string | null;
  /** Unit: times. */
  reprint_count: number;
  /** ISO 8601, in UTC. */
  last_reprinted_at?: string | null;
  /** Unit: times. */
  change_count: number;
  /** The id of one of `tickets`. */
  replaces_id?: string | null;
  /** In the smallest unit of the currency. */
  change_fee?: number | null;
  /** In the smallest unit of the currency. */
  refund_amount?: number | null;
  state: TicketState;
  state_history: readonly TicketStateHistory[];
  note?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

/** What the transitions of `tickets` are given, by name. */
export type TicketTransitions = {
  use: Record<never, never>;
  expire: Record<never, never>;
  reinstate: Record<never, never>;
  extension: {
    /** ISO 8601, in UTC. */
    valid_to: string;
    reason: string;
  };
  'reprint-ticket': {
    reason: string;
  };
  change: {
    /** The id of one of `ticket-prices`. */
    new_ticket_price_id: string;
    /** The id of one of `routes`. */
    new_route_id?: string | null;
    /** The id of one of `trips`. */
    new_trip_id?: string | null;
    pay_by?: PaymentMethod | null;
  };
  'create-cancel-ticket-request': {
    reason: string;
  };
  keep: Record<never, never>;
  cancel: Record<never, never>;
};

export type TicketStateHistory = {
  from?: TicketState | null;
  to: TicketState;
  /** ISO 8601, in UTC. */
  at: string;
  by?: string | null;
  note?: string | null;
};
