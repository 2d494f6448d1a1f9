// From schemas/resources/customer-requests.json by `tuyen generate`. Edit that file instead.
import type { ClientKind, CorrectableField, OrderStatus, RequestKind } from './enums.gen.ts';

/** One of `customer-requests` inside the server, secrets included. */
export type CustomerRequest = {
  id: string;
  code?: string | null;
  kind: RequestKind;
  /** The id of one of `orders`. */
  order_id: string;
  /** The id of one of `order-members`. */
  order_member_id?: string | null;
  /** The id of one of `customers`. */
  customer_id?: string | null;
  card_code?: string | null;
  phone?: string | null;
  status: OrderStatus;
  /** Addresses of uploads. */
  documents?: readonly string[] | null;
  corrections?: readonly CustomerRequestCorrection[] | null;
  received_from?: ClientKind | null;
  note?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

export type CustomerRequestCorrection = {
  field: CorrectableField;
  message: string;
  done?: boolean | null;
};
