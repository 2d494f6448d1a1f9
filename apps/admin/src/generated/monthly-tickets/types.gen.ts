// From schemas/resources/monthly-tickets.json by `tuyen generate`. Edit that file instead.
import type { ClientKind, PassState, PaymentMethod, RouteScope, TicketType, TransportMode } from '../enums.gen.ts';

/** One of `monthly-tickets` as the API answers it. */
export interface MonthlyTicket extends MonthlyTicketInput {
  id: string;
  serial?: string | null;
  card_code?: string | null;
  /** The id of one of `customers`. */
  customer_id?: string | null;
  /** The id of one of `orders`. */
  order_id?: string | null;
  ticket_type?: TicketType | null;
  transport_mode?: TransportMode | null;
  route_scope?: RouteScope | null;
  /** `YYYY-MM-DD` */
  valid_from?: string | null;
  /** `YYYY-MM-DD` */
  valid_to?: string | null;
  /** ISO 8601, in UTC. */
  first_used_at?: string | null;
  /** ISO 8601, in UTC. */
  last_used_at?: string | null;
  /** Unit: uses. */
  uses?: number | null;
  /** Unit: uses. */
  uses_in_day?: number | null;
  used_device?: string | null;
  /** Whole units of the currency. */
  price?: number | null;
  /** The id of one of `coins`. */
  coin_id?: string | null;
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
  state_history?: readonly MonthlyTicketStateHistory[] | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
}

/** What a client writes: all of it to create, some of it to change. */
export interface MonthlyTicketInput {
  /** The id of one of `customer-cards`. */
  customer_card_id: string;
  /** The id of one of `ticket-prices`. */
  ticket_price_id: string;
  /** The id of one of `object-groups`. */
  object_group_id?: string | null;
  /** Ids of `routes`. */
  route_ids?: readonly string[] | null;
  /** `YYYY-MM` */
  start_month: string;
  /** `YYYY-MM-DD` */
  start_on?: string | null;
  /** Unit: months. */
  months: number;
  payment_method: PaymentMethod;
  note?: string | null;
}

export interface MonthlyTicketStateHistory {
  from?: PassState | null;
  to: PassState;
  /** ISO 8601, in UTC. */
  at: string;
  by?: string | null;
  note?: string | null;
}
