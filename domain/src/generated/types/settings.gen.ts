// From schemas/resources/settings.json by `tuyen generate`. Edit that file instead.
import type { JourneyDepositType, PaymentMethod } from './enums.gen.ts';

/** One of `settings` inside the server, secrets included. */
export type Setting = {
  id: string;
  office_display_name?: string | null;
  /** Address of an upload. */
  office_logo_url?: string | null;
  currency?: string | null;
  /** Unit: stops. */
  stop_point_limit_route?: number | null;
  /** Unit: min. */
  limit_time_for_login_session?: number | null;
  /** Unit: min. */
  journey_cancel_from_time?: number | null;
  journey_deposit_type?: JourneyDepositType | null;
  /** Unit: min. */
  journey_time_deposit?: number | null;
  /** In the smallest unit of the currency. */
  journey_amount_deposit?: number | null;
  /** Unit: min. */
  ticket_change_refund_limit_time?: number | null;
  /** Unit: times. */
  ticket_change_refund_limit?: number | null;
  /** Unit: %. */
  ticket_change_percent_fee?: number | null;
  /** Unit: %. */
  ticket_refund_percent_fee?: number | null;
  ticket_change_to_lower_amount?: boolean | null;
  disable_months_for_sales?: readonly string[] | null;
  /** Unit: months. */
  limit_to_sell_month_ticket?: number | null;
  /** Unit: months. */
  limit_to_sell_month_ticket_metro?: number | null;
  /** Unit: days. */
  limit_to_sell_day_ticket?: number | null;
  payment_method?: readonly PaymentMethod[] | null;
  /** In the smallest unit of the currency. */
  issuance_fee?: number | null;
  /** In the smallest unit of the currency. */
  transport_fee?: number | null;
  /** In the smallest unit of the currency. */
  shipping_fee_urban?: number | null;
  /** In the smallest unit of the currency. */
  shipping_fee_suburb?: number | null;
  /** In the smallest unit of the currency. */
  shipping_fee_interprovincial?: number | null;
  /** Unit: days. */
  form_number_day_expire_order?: number | null;
  /** Unit: days. */
  form_number_day_card_delivery_at_home?: string | null;
  /** Unit: days. */
  form_number_day_card_delivery_at_ticket_counter?: string | null;
  ticket_print_template?: string | null;
  order_print_template?: string | null;
  pos_machine_config?: unknown | null;
  /** Unit: m. */
  pos_distance_map_stop_point?: number | null;
  checksum_verify_flag?: boolean | null;
  automatically_lock_coins_suspected_of_fraud?: boolean | null;
  /** Unit: hours. */
  countdown_hours_to_automatically_lock_coins?: number | null;
  mail_service?: string | null;
  mail_host?: string | null;
  mail_port?: number | null;
  mail_user?: string | null;
  mail_password?: string | null;
  mail_from?: string | null;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};
