import type { Card, Customer, Order, Reader, RequestKind, Settings } from '../../contract.ts';

export interface OrderRequest {
  readonly request_kind: RequestKind;
  readonly ticket_price_id?: string | null | undefined;
  readonly card_kind?: string | null | undefined;
  readonly route_scope?: string | null | undefined;
  readonly object_group_id?: string | null | undefined;
  readonly route_ids?: readonly string[] | null | undefined;
  readonly start_month?: string | null | undefined;
  readonly start_on?: string | null | undefined;
  readonly months?: number | null | undefined;
  readonly head_count?: number | null | undefined;
  readonly members?: Order['members'] | undefined;
  /**
   * New documents that prove the right to a reduced price. A customer sends them with a renewal after the old documents
   * have expired.
   */
  readonly proofs?: readonly string[] | null | undefined;
  readonly reissue_reason?: Order['reissue_reason'] | null | undefined;
  readonly payment_method?: Order['payment_method'] | null | undefined;
  readonly delivery_method?: 'COUNTER' | 'HOME' | null | undefined;
  readonly ticket_counter_id?: string | null | undefined;
  readonly delivery_city_id?: string | null | undefined;
  readonly delivery_district_id?: string | null | undefined;
}

export interface PricingContext {
  readonly reader: Reader;
  readonly settings: (officeId: string | null) => Promise<Settings>;
  readonly now: Date;
  readonly card?: Card | undefined;
  /** Customer for whom the ticket is ordered; undefined before the person is known. */
  readonly customer?: Pick<Customer, 'birth_date' | 'proofs_valid_until'> | undefined;
  readonly quoted?: boolean;
  /** Staff can sell beyond the sale limits for citizens. */
  readonly unlimited?: boolean;
}
