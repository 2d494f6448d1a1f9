// From schemas/resources/orders.json by `tuyen generate`. Edit that file, or own this: `tuyen eject orders fields`.
import { BooleanField, TextField } from 'react-admin';
import {
  DateField,
  DateTimeField,
  EnumField,
  FileLinkField,
  LocalizedTextField,
  MoneyField,
  MonthField,
  NestedListField,
  NumberField,
  PhoneField,
  QuantityField,
  ReferenceLink,
  ReferenceListField,
  UploadedImageField,
} from '@tuyen/admin-kit';

export const orderFields = {
  code: <TextField source="code" />,
  status: <EnumField source="status" enum="order-status" />,
  overdue: <BooleanField source="overdue" />,
  request_kind: <EnumField source="request_kind" enum="request-kind" />,
  card_code: <TextField source="card_code" />,
  corrections: (
    <NestedListField source="corrections">
      <EnumField source="field" enum="correctable-field" />
      <TextField source="message" />
    </NestedListField>
  ),
  reject_reason: <TextField source="reject_reason" />,
  ticket_type: <EnumField source="ticket_type" enum="ticket-type" />,
  transport_mode: <EnumField source="transport_mode" enum="transport-mode" />,
  card_kind: <EnumField source="card_kind" enum="card-kind" />,
  object_group_id: <ReferenceLink source="object_group_id" reference="object-groups" />,
  head_count: <QuantityField source="head_count" unit="resources.orders.units.head_count" />,
  members: (
    <NestedListField source="members">
      <TextField source="full_name" />
      <DateField source="birth_date" />
      <TextField source="identity_number" />
      <UploadedImageField source="portrait" />
    </NestedListField>
  ),
  member_list: <FileLinkField source="member_list" multiple />,
  proofs: <UploadedImageField source="proofs" multiple />,
  route_scope: <EnumField source="route_scope" enum="route-scope" />,
  route_ids: <ReferenceListField source="route_ids" reference="routes" />,
  ticket_price_id: <ReferenceLink source="ticket_price_id" reference="ticket-prices" />,
  start_month: <MonthField source="start_month" />,
  start_on: <DateField source="start_on" />,
  months: <QuantityField source="months" unit="resources.orders.units.months" />,
  few_days_agreed: <BooleanField source="few_days_agreed" />,
  valid_from: <DateField source="valid_from" />,
  valid_to: <DateField source="valid_to" />,
  customer_id: <ReferenceLink source="customer_id" reference="customers" />,
  customer_card_id: <ReferenceLink source="customer_card_id" reference="customer-cards" />,
  reissue_reason: <EnumField source="reissue_reason" enum="reissue-reason" />,
  reissue_note: <TextField source="reissue_note" />,
  delivery_method: <EnumField source="delivery_method" enum="delivery-method" />,
  ticket_counter_id: <ReferenceLink source="ticket_counter_id" reference="ticket-counters" />,
  receiver_name: <TextField source="receiver_name" />,
  receiver_phone: <PhoneField source="receiver_phone" />,
  delivery_city_id: <ReferenceLink source="delivery_city_id" reference="cities" />,
  delivery_district_id: <ReferenceLink source="delivery_district_id" reference="districts" />,
  delivery_address: <TextField source="delivery_address" />,
  delivery_area: <LocalizedTextField source="delivery_area" />,
  base_amount: <MoneyField source="base_amount" currency="currency" />,
  discount_amount: <MoneyField source="discount_amount" currency="currency" />,
  issuance_fee: <MoneyField source="issuance_fee" currency="currency" />,
  transport_fee: <MoneyField source="transport_fee" currency="currency" />,
  shipping_fee: <MoneyField source="shipping_fee" currency="currency" />,
  total: <MoneyField source="total" currency="currency" />,
  payment_method: <EnumField source="payment_method" enum="payment-method" />,
  transfer_bank: <EnumField source="transfer_bank" enum="bank" />,
  transfer_account: <TextField source="transfer_account" />,
  transfer_holder: <TextField source="transfer_holder" />,
  coin_id: <ReferenceLink source="coin_id" reference="coins" />,
  needs_payment: <BooleanField source="needs_payment" />,
  needs_approval: <BooleanField source="needs_approval" />,
  paid_at: <DateTimeField source="paid_at" />,
  expires_at: <DateTimeField source="expires_at" />,
  refund_state: <EnumField source="refund_state" enum="refund-state" />,
  refund_amount: <MoneyField source="refund_amount" currency="currency" />,
  status_history: (
    <NestedListField source="status_history">
      <EnumField source="from" enum="order-status" />
      <EnumField source="to" enum="order-status" />
      <DateTimeField source="at" />
      <TextField source="by" />
      <TextField source="note" />
    </NestedListField>
  ),
  language: <EnumField source="language" enum="language" />,
  client_kind: <EnumField source="client_kind" enum="client-kind" />,
  device_class: <EnumField source="device_class" enum="device-class" />,
  os: <EnumField source="os" enum="os" />,
  consent: <BooleanField source="consent" />,
  consented_at: <DateTimeField source="consented_at" />,
  consent_policy_id: <ReferenceLink source="consent_policy_id" reference="policies" />,
  consent_policy_version: <NumberField source="consent_policy_version" />,
  consent_language: <EnumField source="consent_language" enum="language" />,
  note: <TextField source="note" component="pre" />,
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};
