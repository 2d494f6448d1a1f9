// From schemas/resources/monthly-tickets.json by `tuyen generate`. Edit that file instead.
import type { ClientKind, PassState, PaymentMethod, RouteScope, TicketType, TransportMode } from './enums.gen.ts';

/** One of `monthly-tickets` inside the server, secrets included. */
export type MonthlyTicket = {
  id: string;
  serial: string;
  /** The id of one of `customer-cards`. */
  customer_card_id: string;
  card_code: string;
  /** The id of one of `customers`. */
  customer_id: string;
  /** The id of one of `orders`. */
  order_id?: string | null;
  /** The id of one of `ticket-prices`. */
  ticket_price_id: string;
  ticket_type: TicketType;
  transport_mode: TransportMode;
  /** The id of one of `object-groups`. */
  object_group_id?: string | null;
  route_scope: RouteScope;
  /** Ids of `routes`. */
  route_ids?: readonly string[] | null;
  /** `YYYY-MM` */
  start_month: string;
  /** `YYYY-MM-DD` */
  start_on?: string | null;
  few_days_agreed?: boolean | null;
  /** Unit: months. */
  months: number;
  /** `YYYY-MM-DD` */
  valid_from?: string | null;
  /** `YYYY-MM-DD` */
  valid_to?: string | null;
  /** ISO 8601, in UTC. */
  first_used_at?: string | null;
  /** ISO 8601, in UTC. */
  reminded_at?: string | null;
  /** Unit: uses. */
  uses?: number | null;
  currency?: string | null;
  /** In the smallest unit of the currency. */
  price: number;
  payment_method: PaymentMethod;
  /** The id of one of `coins`. */
  coin_id?: string | null;
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
  state_history: readonly MonthlyTicketStateHistory[];
  note?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

/** What the transitions of `monthly-tickets` are given, by name. */
export type MonthlyTicketTransitions = {
  cancel: {
    cancel_reason: string;
  };
};

export type MonthlyTicketStateHistory = {
  from?: PassState | null;
  to: PassState;
  /** ISO 8601, in UTC. */
  at: string;
  by?: string | null;
  note?: string | null;
};
