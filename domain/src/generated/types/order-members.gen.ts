// From schemas/resources/order-members.json by `tuyen generate`. Edit that file instead.
import type { OrderMemberState } from './enums.gen.ts';

/** One of `order-members` inside the server, secrets included. */
export type OrderMember = {
  id: string;
  /** The id of one of `orders`. */
  order_id: string;
  number: number;
  full_name: string;
  /** `YYYY-MM-DD` */
  birth_date?: string | null;
  identity_number?: string | null;
  /** Address of an upload. */
  portrait?: string | null;
  /** In the smallest unit of the currency. */
  amount: number;
  currency?: string | null;
  /** The id of one of `customers`. */
  customer_id?: string | null;
  /** The id of one of `customer-cards`. */
  customer_card_id?: string | null;
  card_code?: string | null;
  reject_reason?: string | null;
  state: OrderMemberState;
  state_history: readonly OrderMemberStateHistory[];
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};

/** What the transitions of `order-members` are given, by name. */
export type OrderMemberTransitions = {
  confirm: Record<never, never>;
  'attach-card': {
    card_code: string;
  };
  load: Record<never, never>;
  reject: {
    reason: string;
  };
  cancel: Record<never, never>;
};

export type OrderMemberStateHistory = {
  from?: OrderMemberState | null;
  to: OrderMemberState;
  /** ISO 8601, in UTC. */
  at: string;
  by?: string | null;
  note?: string | null;
};
