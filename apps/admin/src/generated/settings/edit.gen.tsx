// From schemas/resources/settings.json by `tuyen generate`. Edit that file, or own this: `tuyen eject settings edit`.
import { FormSection, resolverFor, SingletonEdit, SingletonForm, When } from '@tuyen/admin-kit';
import { inputs as settingInputs } from '../../custom/settings/inputs.tsx';
import { validateSetting } from './validate.gen.js';

const resolver = resolverFor(validateSetting);

export const SettingEdit = () => (
  <SingletonEdit path="site-config">
    <SingletonForm resolver={resolver}>
      <FormSection name="general">
        {settingInputs.office_display_name}
        {settingInputs.office_logo_url}
        {settingInputs.currency}
        {settingInputs.limit_time_for_login_session}
        {settingInputs.stop_point_limit_route}
      </FormSection>
      <FormSection name="sale">
        {settingInputs.payment_method}
        {settingInputs.disable_months_for_sales}
        {settingInputs.limit_to_sell_month_ticket}
        {settingInputs.limit_to_sell_month_ticket_metro}
        {settingInputs.limit_to_sell_day_ticket}
      </FormSection>
      <FormSection name="fees">
        {settingInputs.issuance_fee}
        {settingInputs.card_warranty_months}
        {settingInputs.transport_fee}
        {settingInputs.shipping_fee_urban}
        {settingInputs.shipping_fee_suburb}
        {settingInputs.shipping_fee_interprovincial}
      </FormSection>
      <FormSection name="orders">
        {settingInputs.form_number_day_expire_order}
        {settingInputs.form_number_day_bank_transfer}
        {settingInputs.form_number_day_card_delivery_at_home}
        {settingInputs.form_number_day_card_delivery_at_ticket_counter}
      </FormSection>
      <FormSection name="change">
        {settingInputs.ticket_change_refund_limit_time}
        {settingInputs.ticket_change_refund_limit}
        {settingInputs.ticket_change_percent_fee}
        {settingInputs.ticket_refund_percent_fee}
        {settingInputs.ticket_change_to_lower_amount}
      </FormSection>
      <FormSection name="journey">
        {settingInputs.journey_cancel_from_time}
        {settingInputs.journey_deposit_type}
        <When condition={{ journey_deposit_type: 'TIME' }}>{settingInputs.journey_time_deposit}</When>
        <When condition={{ journey_deposit_type: 'AMOUNT' }}>{settingInputs.journey_amount_deposit}</When>
      </FormSection>
      <FormSection name="print">
        {settingInputs.ticket_print_template}
        {settingInputs.order_print_template}
      </FormSection>
      <FormSection name="pos">
        {settingInputs.pos_machine_config}
        {settingInputs.pos_distance_map_stop_point}
        {settingInputs.device_silent_minutes}
        {settingInputs.checksum_verify_flag}
        {settingInputs.automatically_lock_coins_suspected_of_fraud}
        <When condition={{ automatically_lock_coins_suspected_of_fraud: true }}>
          {settingInputs.countdown_hours_to_automatically_lock_coins}
        </When>
      </FormSection>
      <FormSection name="mail">
        {settingInputs.mail_service}
        {settingInputs.mail_host}
        {settingInputs.mail_port}
        {settingInputs.mail_user}
        {settingInputs.mail_password}
        {settingInputs.mail_from}
        {settingInputs.reminder_days_before_end}
      </FormSection>
      <FormSection name="privacy">
        {settingInputs.retention_months_papers}
        {settingInputs.retention_months_portraits}
        {settingInputs.retention_months_logs}
        {settingInputs.retention_months_entries}
        {settingInputs.retention_months_uses}
      </FormSection>
    </SingletonForm>
  </SingletonEdit>
);
