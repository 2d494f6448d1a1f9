// From schemas/resources/reissue-cards.json by `tuyen generate`. Edit that file instead.
import type { PaymentMethod } from './enums.gen.ts';

/** One of `reissue-cards` as the API answers it. */
export interface ReissueCard extends ReissueCardInput {
  id: string;
  /** The id of one of `customers`. */
  customer_id?: string | null;
  old_card_code?: string | null;
  /** The id of one of `customer-cards`. */
  new_card_id?: string | null;
  /** Whole units of the currency. */
  fee?: number | null;
  /** The id of one of `work-shifts`. */
  shift_id?: string | null;
  /** `YYYY-MM-DD` */
  reissued_on?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
}

/** What a client writes: all of it to create, some of it to change. */
export interface ReissueCardInput {
  /** The id of one of `orders`. */
  order_id?: string | null;
  /** The id of one of `customer-cards`. */
  old_card_id: string;
  new_card_code: string;
  reason: string;
  old_card_returned?: boolean | null;
  payment_method?: PaymentMethod | null;
  note?: string | null;
}
