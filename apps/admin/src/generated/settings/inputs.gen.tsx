// From schemas/resources/settings.json by `tuyen generate`. Edit that file, or own this: `tuyen eject settings inputs`.
import { BooleanInput, TextInput } from 'react-admin';
import {
  EnumInput,
  EnumListInput,
  FormattedInput,
  ImageUploadInput,
  JsonInput,
  LocalizedTextInput,
  MoneyInput,
  NumberInput,
  QuantityInput,
  RichTextInput,
  SecretInput,
  TextListInput,
} from '@tuyen/admin-kit';

export const settingInputs = {
  office_display_name: (
    <LocalizedTextInput source="office_display_name" helperText="resources.settings.help.office_display_name">
      <TextInput source="vi" />
      <TextInput source="en" />
    </LocalizedTextInput>
  ),
  office_logo_url: (
    <ImageUploadInput
      source="office_logo_url"
      accept={['image/jpeg', 'image/png', 'image/webp']}
      helperText="resources.settings.help.office_logo_url"
    />
  ),
  currency: <TextInput source="currency" helperText="resources.settings.help.currency" />,
  limit_time_for_login_session: (
    <QuantityInput
      source="limit_time_for_login_session"
      min={5}
      unit="resources.settings.units.limit_time_for_login_session"
      helperText="resources.settings.help.limit_time_for_login_session"
    />
  ),
  stop_point_limit_route: (
    <QuantityInput
      source="stop_point_limit_route"
      min={2}
      unit="resources.settings.units.stop_point_limit_route"
      helperText="resources.settings.help.stop_point_limit_route"
    />
  ),
  payment_method: (
    <EnumListInput source="payment_method" enum="payment-method" helperText="resources.settings.help.payment_method" />
  ),
  disable_months_for_sales: (
    <TextListInput
      source="disable_months_for_sales"
      precision="month"
      helperText="resources.settings.help.disable_months_for_sales"
    />
  ),
  limit_to_sell_month_ticket: (
    <QuantityInput
      source="limit_to_sell_month_ticket"
      min={0}
      unit="resources.settings.units.limit_to_sell_month_ticket"
      helperText="resources.settings.help.limit_to_sell_month_ticket"
    />
  ),
  limit_to_sell_month_ticket_metro: (
    <QuantityInput
      source="limit_to_sell_month_ticket_metro"
      min={0}
      unit="resources.settings.units.limit_to_sell_month_ticket_metro"
      helperText="resources.settings.help.limit_to_sell_month_ticket_metro"
    />
  ),
  limit_to_sell_day_ticket: (
    <QuantityInput
      source="limit_to_sell_day_ticket"
      min={0}
      unit="resources.settings.units.limit_to_sell_day_ticket"
      helperText="resources.settings.help.limit_to_sell_day_ticket"
    />
  ),
  issuance_fee: <MoneyInput source="issuance_fee" min={0} helperText="resources.settings.help.issuance_fee" />,
  card_warranty_months: (
    <QuantityInput
      source="card_warranty_months"
      min={0}
      unit="resources.settings.units.card_warranty_months"
      helperText="resources.settings.help.card_warranty_months"
    />
  ),
  transport_fee: <MoneyInput source="transport_fee" min={0} helperText="resources.settings.help.transport_fee" />,
  shipping_fee_urban: <MoneyInput source="shipping_fee_urban" min={0} />,
  shipping_fee_suburb: <MoneyInput source="shipping_fee_suburb" min={0} />,
  shipping_fee_interprovincial: <MoneyInput source="shipping_fee_interprovincial" min={0} />,
  form_number_day_expire_order: (
    <QuantityInput
      source="form_number_day_expire_order"
      min={1}
      unit="resources.settings.units.form_number_day_expire_order"
      helperText="resources.settings.help.form_number_day_expire_order"
    />
  ),
  form_number_day_bank_transfer: (
    <QuantityInput
      source="form_number_day_bank_transfer"
      min={1}
      unit="resources.settings.units.form_number_day_bank_transfer"
      helperText="resources.settings.help.form_number_day_bank_transfer"
    />
  ),
  form_number_day_card_delivery_at_home: (
    <FormattedInput
      source="form_number_day_card_delivery_at_home"
      format="day-count"
      helperText="resources.settings.help.form_number_day_card_delivery_at_home"
    />
  ),
  form_number_day_card_delivery_at_ticket_counter: (
    <FormattedInput
      source="form_number_day_card_delivery_at_ticket_counter"
      format="day-count"
      helperText="resources.settings.help.form_number_day_card_delivery_at_ticket_counter"
    />
  ),
  ticket_change_refund_limit_time: (
    <QuantityInput
      source="ticket_change_refund_limit_time"
      min={0}
      unit="resources.settings.units.ticket_change_refund_limit_time"
      helperText="resources.settings.help.ticket_change_refund_limit_time"
    />
  ),
  ticket_change_refund_limit: (
    <QuantityInput
      source="ticket_change_refund_limit"
      min={0}
      unit="resources.settings.units.ticket_change_refund_limit"
      helperText="resources.settings.help.ticket_change_refund_limit"
    />
  ),
  ticket_change_percent_fee: (
    <QuantityInput
      source="ticket_change_percent_fee"
      min={0}
      decimals={6}
      unit="resources.settings.units.ticket_change_percent_fee"
      helperText="resources.settings.help.ticket_change_percent_fee"
    />
  ),
  ticket_refund_percent_fee: (
    <QuantityInput
      source="ticket_refund_percent_fee"
      min={0}
      decimals={6}
      unit="resources.settings.units.ticket_refund_percent_fee"
      helperText="resources.settings.help.ticket_refund_percent_fee"
    />
  ),
  ticket_change_to_lower_amount: (
    <BooleanInput
      source="ticket_change_to_lower_amount"
      helperText="resources.settings.help.ticket_change_to_lower_amount"
    />
  ),
  journey_cancel_from_time: (
    <QuantityInput
      source="journey_cancel_from_time"
      min={0}
      unit="resources.settings.units.journey_cancel_from_time"
      helperText="resources.settings.help.journey_cancel_from_time"
    />
  ),
  journey_deposit_type: (
    <EnumInput
      source="journey_deposit_type"
      enum="journey-deposit-type"
      helperText="resources.settings.help.journey_deposit_type"
    />
  ),
  journey_time_deposit: (
    <QuantityInput
      source="journey_time_deposit"
      min={0}
      unit="resources.settings.units.journey_time_deposit"
      helperText="resources.settings.help.journey_time_deposit"
    />
  ),
  journey_amount_deposit: (
    <MoneyInput source="journey_amount_deposit" min={0} helperText="resources.settings.help.journey_amount_deposit" />
  ),
  ticket_print_template: (
    <RichTextInput source="ticket_print_template" helperText="resources.settings.help.ticket_print_template" />
  ),
  order_print_template: (
    <RichTextInput source="order_print_template" helperText="resources.settings.help.order_print_template" />
  ),
  pos_machine_config: <JsonInput source="pos_machine_config" helperText="resources.settings.help.pos_machine_config" />,
  pos_distance_map_stop_point: (
    <QuantityInput
      source="pos_distance_map_stop_point"
      min={1}
      unit="resources.settings.units.pos_distance_map_stop_point"
      helperText="resources.settings.help.pos_distance_map_stop_point"
    />
  ),
  device_silent_minutes: (
    <QuantityInput
      source="device_silent_minutes"
      min={1}
      unit="resources.settings.units.device_silent_minutes"
      helperText="resources.settings.help.device_silent_minutes"
    />
  ),
  checksum_verify_flag: (
    <BooleanInput source="checksum_verify_flag" helperText="resources.settings.help.checksum_verify_flag" />
  ),
  automatically_lock_coins_suspected_of_fraud: (
    <BooleanInput
      source="automatically_lock_coins_suspected_of_fraud"
      helperText="resources.settings.help.automatically_lock_coins_suspected_of_fraud"
    />
  ),
  countdown_hours_to_automatically_lock_coins: (
    <QuantityInput
      source="countdown_hours_to_automatically_lock_coins"
      min={0}
      unit="resources.settings.units.countdown_hours_to_automatically_lock_coins"
      helperText="resources.settings.help.countdown_hours_to_automatically_lock_coins"
    />
  ),
  mail_service: <TextInput source="mail_service" helperText="resources.settings.help.mail_service" />,
  mail_host: <TextInput source="mail_host" />,
  mail_port: <NumberInput source="mail_port" min={1} />,
  mail_user: <TextInput source="mail_user" />,
  mail_password: <SecretInput source="mail_password" helperText="resources.settings.help.mail_password" />,
  mail_from: <TextInput source="mail_from" type="email" helperText="resources.settings.help.mail_from" />,
  reminder_days_before_end: (
    <QuantityInput
      source="reminder_days_before_end"
      min={0}
      unit="resources.settings.units.reminder_days_before_end"
      helperText="resources.settings.help.reminder_days_before_end"
    />
  ),
  retention_months_papers: (
    <QuantityInput
      source="retention_months_papers"
      min={0}
      unit="resources.settings.units.retention_months_papers"
      helperText="resources.settings.help.retention_months_papers"
    />
  ),
  retention_months_portraits: (
    <QuantityInput
      source="retention_months_portraits"
      min={0}
      unit="resources.settings.units.retention_months_portraits"
      helperText="resources.settings.help.retention_months_portraits"
    />
  ),
  retention_months_logs: (
    <QuantityInput
      source="retention_months_logs"
      min={0}
      unit="resources.settings.units.retention_months_logs"
      helperText="resources.settings.help.retention_months_logs"
    />
  ),
  retention_months_entries: (
    <QuantityInput
      source="retention_months_entries"
      min={0}
      unit="resources.settings.units.retention_months_entries"
      helperText="resources.settings.help.retention_months_entries"
    />
  ),
  retention_months_uses: (
    <QuantityInput
      source="retention_months_uses"
      min={0}
      unit="resources.settings.units.retention_months_uses"
      helperText="resources.settings.help.retention_months_uses"
    />
  ),
};
