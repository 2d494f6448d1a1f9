import type { Card, Customer, Order, Reader, RequestKind, Settings } from '../../contract.ts';

/** What an order asks for, as far as it has been filled in; field names of the order. */
export interface OrderRequest {
  readonly request_kind: RequestKind;
  readonly ticket_price_id?: string | null | undefined;
  /** The kind of card and of ticket that the form shows, which the price must be of. */
  readonly card_kind?: string | null | undefined;
  readonly route_scope?: string | null | undefined;
  readonly object_group_id?: string | null | undefined;
  readonly route_ids?: readonly string[] | null | undefined;
  readonly start_month?: string | null | undefined;
  readonly start_on?: string | null | undefined;
  readonly months?: number | null | undefined;
  /** How many buy together, at a group's price. */
  readonly head_count?: number | null | undefined;
  /** New documents of a group whose member renews after the old ones have ended. */
  readonly proofs?: readonly string[] | null | undefined;
  readonly payment_method?: Order['payment_method'] | null | undefined;
  readonly delivery_method?: 'COUNTER' | 'HOME' | null | undefined;
  readonly ticket_counter_id?: string | null | undefined;
  readonly delivery_city_id?: string | null | undefined;
  readonly delivery_district_id?: string | null | undefined;
}

/** What an order is evaluated with. */
export interface PricingContext {
  readonly reader: Reader;
  readonly settings: (officeId: string | null) => Promise<Settings>;
  readonly now: Date;
  /** The card that is renewed or replaced. */
  readonly card?: Card | undefined;
  /** Whose ticket it is; undefined before the person is known. */
  readonly customer?: Pick<Customer, 'birth_date' | 'proofs_valid_until'> | undefined;
  /** The price alone is asked: documents come with the order. */
  readonly quoted?: boolean;
  /** Staff may sell what the citizens' sale limits no longer offer. */
  readonly unlimited?: boolean;
}
