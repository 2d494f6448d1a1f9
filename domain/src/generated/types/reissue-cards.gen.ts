// From schemas/resources/reissue-cards.json by `tuyen generate`. Edit that file instead.
import type { PaymentMethod, ReissueReason } from './enums.gen.ts';

/** One of `reissue-cards` inside the server, secrets included. */
export type ReissueCard = {
  id: string;
  /** The id of one of `orders`. */
  order_id?: string | null;
  /** The id of one of `customers`. */
  customer_id: string;
  /** The id of one of `customer-cards`. */
  old_card_id: string;
  old_card_code: string;
  new_card_code: string;
  /** The id of one of `customer-cards`. */
  new_card_id: string;
  reason: ReissueReason;
  old_card_returned: boolean;
  currency?: string | null;
  /** In the smallest unit of the currency. */
  fee: number;
  payment_method: PaymentMethod;
  /** The id of one of `work-shifts`. */
  shift_id?: string | null;
  /** `YYYY-MM-DD` */
  reissued_on: string;
  note?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};
