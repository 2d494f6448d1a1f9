// From schemas/resources/settings.json by `tuyen generate`. Edit that file, or own this part: apps/admin/src/custom/settings/show.tsx.
import { RecordShow, ShowSection } from '@tuyen/kit/admin';
import { settingFields } from './fields.gen.tsx';

export const SettingShow = () => (
  <RecordShow>
    <ShowSection name="general">
      {settingFields.office_display_name}
      {settingFields.office_logo_url}
      {settingFields.currency}
      {settingFields.limit_time_for_login_session}
      {settingFields.stop_point_limit_route}
    </ShowSection>
    <ShowSection name="sale">
      {settingFields.payment_method}
      {settingFields.disable_months_for_sales}
      {settingFields.limit_to_sell_month_ticket}
      {settingFields.limit_to_sell_month_ticket_metro}
      {settingFields.limit_to_sell_day_ticket}
    </ShowSection>
    <ShowSection name="fees">
      {settingFields.issuance_fee}
      {settingFields.transport_fee}
      {settingFields.shipping_fee_urban}
      {settingFields.shipping_fee_suburb}
      {settingFields.shipping_fee_interprovincial}
    </ShowSection>
    <ShowSection name="orders">
      {settingFields.form_number_day_expire_order}
      {settingFields.form_number_day_card_delivery_at_home}
      {settingFields.form_number_day_card_delivery_at_ticket_counter}
    </ShowSection>
    <ShowSection name="change">
      {settingFields.ticket_change_refund_limit_time}
      {settingFields.ticket_change_refund_limit}
      {settingFields.ticket_change_percent_fee}
      {settingFields.ticket_refund_percent_fee}
      {settingFields.ticket_change_to_lower_amount}
    </ShowSection>
    <ShowSection name="journey">
      {settingFields.journey_cancel_from_time}
      {settingFields.journey_deposit_type}
      {settingFields.journey_time_deposit}
      {settingFields.journey_amount_deposit}
    </ShowSection>
    <ShowSection name="print">
      {settingFields.ticket_print_template}
      {settingFields.order_print_template}
    </ShowSection>
    <ShowSection name="pos">
      {settingFields.pos_machine_config}
      {settingFields.pos_distance_map_stop_point}
      {settingFields.checksum_verify_flag}
      {settingFields.automatically_lock_coins_suspected_of_fraud}
      {settingFields.countdown_hours_to_automatically_lock_coins}
    </ShowSection>
    <ShowSection name="mail">
      {settingFields.mail_service}
      {settingFields.mail_host}
      {settingFields.mail_port}
      {settingFields.mail_user}
      {settingFields.mail_from}
    </ShowSection>
    <ShowSection name="system">
      {settingFields.office_id}
      {settingFields.created_at}
      {settingFields.updated_at}
      {settingFields.created_by}
    </ShowSection>
  </RecordShow>
);
