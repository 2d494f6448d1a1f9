// From schemas/resources/ticket-prices.json by `tuyen generate`. Edit that file instead.
import type {
  CardKind,
  RoundingMethod,
  RouteScope,
  Status,
  TicketType,
  TransportMode,
  ValidityStart,
} from './enums.gen.ts';

/** One of `ticket-prices` inside the server, secrets included. */
export type TicketPrice = {
  id: string;
  code: string;
  /** one text for each language */
  name: { readonly vi: string; readonly en?: string };
  /** The id of one of `offices`. */
  issuer_id: string;
  ticket_type: TicketType;
  transport_mode: TransportMode;
  route_scope: RouteScope;
  /** Ids of `routes`. */
  route_ids?: readonly string[] | null;
  card_kind: CardKind;
  /** The id of one of `object-groups`. */
  object_group_id?: string | null;
  validity_start: ValidityStart;
  is_approve_cus_req: boolean;
  currency?: string | null;
  /** In the smallest unit of the currency. */
  base_price: number;
  /** In the smallest unit of the currency. */
  price: number;
  /** In the smallest unit of the currency. */
  next_price?: number | null;
  /** In the smallest unit of the currency. */
  next_base_price?: number | null;
  /** `YYYY-MM-DD` */
  next_price_from?: string | null;
  /** In the smallest unit of the currency. */
  min_price?: number | null;
  /** In the smallest unit of the currency. */
  max_price?: number | null;
  distance_fare: boolean;
  /** Unit: m. */
  block?: number | null;
  /** In the smallest unit of the currency. */
  linear_distance_fare?: number | null;
  rounding_method_block?: RoundingMethod | null;
  /** Unit: uses. */
  max_usage?: number | null;
  /** Unit: uses. */
  max_usage_in_day?: number | null;
  /** Unit: min. */
  time_of_use?: number | null;
  /** `YYYY-MM-DD` */
  sale_from?: string | null;
  /** `YYYY-MM-DD` */
  sale_to?: string | null;
  on_sale: boolean;
  /** one text for each language */
  description?: { readonly vi?: string; readonly en?: string } | null;
  status: Status;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};
