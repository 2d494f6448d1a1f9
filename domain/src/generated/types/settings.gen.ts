// From schemas/resources/settings.json by `tuyen generate`. Edit that file instead.
import type { JourneyDepositType, PaymentMethod } from './enums.gen.ts';

/** What `settings` say in an office, secrets included: its own values, those of the offices above, the defaults. */
export type Setting = {
  id: string;
  /** one text for each language */
  office_display_name?: { readonly vi?: string; readonly en?: string } | null;
  /** Address of an upload. */
  office_logo_url?: string | null;
  currency: string;
  /** Unit: stops. */
  stop_point_limit_route: number;
  /** Unit: min. */
  limit_time_for_login_session: number;
  /** Unit: min. */
  journey_cancel_from_time: number;
  journey_deposit_type: JourneyDepositType;
  /** Unit: min. */
  journey_time_deposit: number;
  /** In the smallest unit of the currency. */
  journey_amount_deposit: number;
  /** Unit: min. */
  ticket_change_refund_limit_time: number;
  /** Unit: times. */
  ticket_change_refund_limit: number;
  /** Unit: %. */
  ticket_change_percent_fee: number;
  /** Unit: %. */
  ticket_refund_percent_fee: number;
  ticket_change_to_lower_amount: boolean;
  disable_months_for_sales: readonly string[];
  /** Unit: months. */
  limit_to_sell_month_ticket: number;
  /** Unit: months. */
  limit_to_sell_month_ticket_metro: number;
  /** Unit: days. */
  limit_to_sell_day_ticket: number;
  payment_method: readonly PaymentMethod[];
  /** In the smallest unit of the currency. */
  issuance_fee: number;
  /** Unit: months. */
  card_warranty_months: number;
  /** In the smallest unit of the currency. */
  transport_fee: number;
  /** In the smallest unit of the currency. */
  shipping_fee_urban: number;
  /** In the smallest unit of the currency. */
  shipping_fee_suburb: number;
  /** In the smallest unit of the currency. */
  shipping_fee_interprovincial: number;
  /** Unit: days. */
  form_number_day_expire_order: number;
  /** Unit: days. */
  form_number_day_bank_transfer: number;
  form_number_day_card_delivery_at_home: string;
  form_number_day_card_delivery_at_ticket_counter: string;
  ticket_print_template: string;
  order_print_template: string;
  pos_machine_config: unknown;
  /** Unit: m. */
  pos_distance_map_stop_point: number;
  /** Unit: min. */
  device_silent_minutes: number;
  checksum_verify_flag: boolean;
  automatically_lock_coins_suspected_of_fraud: boolean;
  /** Unit: hours. */
  countdown_hours_to_automatically_lock_coins: number;
  mail_service?: string | null;
  mail_host?: string | null;
  mail_port: number;
  mail_user?: string | null;
  mail_password?: string | null;
  mail_from?: string | null;
  /** Unit: days. */
  reminder_days_before_end: number;
  /** Unit: months. */
  retention_months_papers: number;
  /** Unit: months. */
  retention_months_portraits: number;
  /** Unit: months. */
  retention_months_logs: number;
  /** Unit: months. */
  retention_months_entries: number;
  /** Unit: months. */
  retention_months_uses: number;
  /** The id of one of `offices`. */
  office_id: string;
  version: number;
  created_at: string;
  updated_at: string;
  /** The id of one of `users`. */
  created_by?: string | null;
};
