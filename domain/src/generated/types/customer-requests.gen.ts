// From schemas/resources/customer-requests.json by `tuyen generate`. Edit that file instead.
import type { ClientKind, CorrectableField, OrderStatus, RequestKind } from './enums.gen.ts';

/** One of `customer-requests` as the API answers it. */
export interface CustomerRequest extends CustomerRequestInput {
  id: string;
  code?: string | null;
  /** The id of one of `customers`. */
  customer_id?: string | null;
  card_code?: string | null;
  phone?: string | null;
  status?: OrderStatus | null;
  corrections?: readonly CustomerRequestCorrection[] | null;
  received_from?: ClientKind | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
}

/** What a client writes: all of it to create, some of it to change. */
export interface CustomerRequestInput {
  kind: RequestKind;
  /** The id of one of `orders`. */
  order_id: string;
  /** Addresses of uploads. */
  documents?: readonly string[] | null;
  note?: string | null;
}

export interface CustomerRequestCorrection {
  field: CorrectableField;
  message: string;
  done?: boolean | null;
}
