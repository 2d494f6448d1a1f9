import type { Row } from '@tuyen/server-mock/domain';
import type { PriceTerms, Zone } from './rules/quote.ts';
import type { ValidityRule } from './rules/validity.ts';

/** The fields of the domain's resources that its rules read; names and meanings as in `schemas/resources/`. */
export interface Order {
  readonly id: string;
  readonly office_id: string;
  readonly code: string;
  readonly request_kind: RequestKind;
  readonly ticket_type: PriceTerms['ticket_type'];
  readonly transport_mode: Mode;
  readonly card_kind: PriceTerms['card_kind'];
  readonly object_group_id?: string | null;
  readonly route_scope: 'ONE_ROUTE' | 'MULTI_ROUTE';
  readonly route_ids?: readonly string[] | null;
  readonly ticket_price_id?: string | null;
  readonly start_month?: string | null;
  /** The day chosen for a ticket whose start is free. */
  readonly start_on?: string | null;
  readonly months?: number | null;
  readonly valid_from?: string | null;
  readonly valid_to?: string | null;
  readonly customer_id: string;
  readonly customer_card_id?: string | null;
  readonly reissue_reason?: string | null;
  readonly delivery_method: 'COUNTER' | 'HOME';
  readonly ticket_counter_id?: string | null;
  readonly receiver_phone?: string | null;
  readonly delivery_city_id?: string | null;
  readonly delivery_district_id?: string | null;
  readonly base_amount?: number | null;
  readonly discount_amount?: number | null;
  readonly issuance_fee?: number | null;
  readonly total: number;
  readonly payment_method: string;
  /** The coin account that paid. */
  readonly coin_id?: string | null;
  readonly needs_payment: boolean;
  readonly needs_approval: boolean;
  readonly paid_at?: string | null;
  readonly expires_at?: string | null;
  readonly status: string;
  readonly status_history?: readonly HistoryEntry[] | null;
  readonly overdue?: boolean | null;
  readonly corrections?: readonly Correction[] | null;
  readonly reject_reason?: string | null;
  readonly refund_state: 'NONE' | 'DUE' | 'REFUNDED';
  readonly refund_amount?: number | null;
  readonly card_code?: string | null;
  readonly result_token: string;
  readonly language: string;
  readonly client_kind?: string | null;
  readonly created_by?: string | null;
  readonly created_at: string;
}

export type RequestKind = 'REGISTER_NEW' | 'RENEW' | 'REISSUE';
export type Mode = 'BUS' | 'METRO' | 'MULTIMODAL';

export interface HistoryEntry {
  readonly from?: string | null;
  readonly to: string;
  readonly at: string;
  readonly by?: string | null;
  readonly note?: string | null;
}

/** What a clerk wants corrected: a field of the form, and why. */
export interface Correction {
  readonly field: string;
  readonly message: string;
}

export interface TicketPrice extends PriceTerms {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly issuer_id: string;
  readonly transport_mode: Mode;
  readonly route_scope: 'ONE_ROUTE' | 'MULTI_ROUTE';
  readonly route_ids?: readonly string[] | null;
  readonly validity_start: ValidityRule;
  readonly is_approve_cus_req?: boolean | null;
  readonly on_sale?: boolean | null;
  readonly sale_from?: string | null;
  readonly sale_to?: string | null;
  readonly status?: string | null;
  readonly description?: string | null;
}

export interface Customer {
  readonly id: string;
  readonly office_id: string;
  readonly full_name: string;
  readonly birth_date: string;
  readonly phone: string;
  readonly email?: string | null;
  readonly identity_number?: string | null;
  readonly city_id?: string | null;
}

export interface Card {
  readonly id: string;
  readonly office_id: string;
  readonly card_code: string;
  readonly customer_id: string;
  readonly mode: 'FREE' | 'MONTHLY' | 'EDIT';
  readonly kind: PriceTerms['card_kind'];
  readonly object_group_id?: string | null;
  readonly transport_mode: Mode;
  readonly route_scope: 'ONE_ROUTE' | 'MULTI_ROUTE';
  readonly route_ids?: readonly string[] | null;
  readonly valid_from?: string | null;
  readonly valid_to?: string | null;
  readonly is_locked?: boolean | null;
  readonly status?: string | null;
}

export interface Counter {
  readonly id: string;
  readonly office_id: string;
  readonly name: string;
  readonly address: string;
  readonly opening_hours?: unknown;
  readonly delivers_cards?: boolean | null;
  readonly status?: string | null;
}

export interface District {
  readonly id: string;
  readonly city_id: string;
  readonly zone: Exclude<Zone, 'INTERPROVINCIAL'>;
}

/** A stored row as one of the above: the engine has checked it against the resource's schema when it was written. */
export function as<T>(row: Row | undefined): T | undefined {
  return row as T | undefined;
}
