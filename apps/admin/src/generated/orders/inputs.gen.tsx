// From schemas/resources/orders.json by `tuyen generate`. Edit that file, or own this: `tuyen eject orders inputs`.
import { BooleanInput, TextInput } from 'react-admin';
import {
  DateInput,
  EnumInput,
  FormattedInput,
  ImageUploadInput,
  MonthInput,
  NestedListInput,
  PhoneInput,
  QuantityInput,
  ReferenceListSelect,
  ReferenceSelect,
  UploadInput,
} from '@tuyen/admin-kit';

export const orderInputs = {
  request_kind: (
    <EnumInput
      source="request_kind"
      enum="request-kind"
      options={[{ values: ['REGISTER_NEW', 'RENEW', 'REISSUE'] }]}
      isRequired
      helperText="resources.orders.help.request_kind"
    />
  ),
  customer_id: (
    <ReferenceSelect
      source="customer_id"
      reference="customers"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      isRequired
    />
  ),
  customer_card_id: (
    <ReferenceSelect
      source="customer_card_id"
      reference="customer-cards"
      options={[
        { where: { customer_id: { field: 'customer_id' } } },
        { when: { request_kind: 'RENEW' }, where: { is_locked: [false, null], status: ['ACTIVE', null] } },
      ]}
      helperText="resources.orders.help.customer_card_id"
    />
  ),
  reissue_reason: (
    <EnumInput source="reissue_reason" enum="reissue-reason" helperText="resources.orders.help.reissue_reason" />
  ),
  reissue_note: <TextInput source="reissue_note" />,
  ticket_type: <EnumInput source="ticket_type" enum="ticket-type" options={[{ values: ['MONTHLY', 'FREE'] }]} />,
  transport_mode: <EnumInput source="transport_mode" enum="transport-mode" />,
  card_kind: <EnumInput source="card_kind" enum="card-kind" />,
  object_group_id: (
    <ReferenceSelect
      source="object_group_id"
      reference="object-groups"
      options={[
        {
          when: { request_kind: 'REGISTER_NEW' },
          where: { card_kind: { field: 'card_kind' }, status: ['ACTIVE', null] },
        },
      ]}
    />
  ),
  head_count: <QuantityInput source="head_count" min={2} unit="resources.orders.units.head_count" />,
  members: (
    <NestedListInput source="members" helperText="resources.orders.help.members">
      <TextInput source="full_name" isRequired />
      <DateInput source="birth_date" isRequired />
      <FormattedInput source="identity_number" format="identity-number" isRequired />
      <ImageUploadInput source="portrait" accept={['image/jpeg', 'image/png', 'image/webp']} aspect={0.75} />
    </NestedListInput>
  ),
  member_list: (
    <UploadInput
      source="member_list"
      accept={['application/pdf', 'image/jpeg', 'image/png', 'image/webp']}
      multiple
      helperText="resources.orders.help.member_list"
    />
  ),
  proofs: (
    <ImageUploadInput
      source="proofs"
      accept={['image/jpeg', 'image/png', 'image/webp']}
      multiple
      helperText="resources.orders.help.proofs"
    />
  ),
  route_scope: <EnumInput source="route_scope" enum="route-scope" />,
  route_ids: (
    <ReferenceListSelect
      source="route_ids"
      reference="routes"
      options={[
        {
          when: { request_kind: ['REGISTER_NEW', 'RENEW'] },
          where: { transport_mode: { field: 'transport_mode' }, status: ['ACTIVE', null] },
        },
      ]}
      helperText="resources.orders.help.route_ids"
    />
  ),
  ticket_price_id: (
    <ReferenceSelect
      source="ticket_price_id"
      reference="ticket-prices"
      options={[
        {
          where: {
            ticket_type: { field: 'ticket_type' },
            transport_mode: { field: 'transport_mode' },
            card_kind: { field: 'card_kind' },
            route_scope: { field: 'route_scope' },
            status: ['ACTIVE', null],
            on_sale: [true, null],
            sale_from: { to: 'today' },
            sale_to: { from: 'today' },
          },
        },
      ]}
    />
  ),
  start_month: <MonthInput source="start_month" helperText="resources.orders.help.start_month" />,
  start_on: <DateInput source="start_on" helperText="resources.orders.help.start_on" />,
  months: <QuantityInput source="months" min={1} unit="resources.orders.units.months" />,
  few_days_agreed: <BooleanInput source="few_days_agreed" helperText="resources.orders.help.few_days_agreed" />,
  delivery_method: <EnumInput source="delivery_method" enum="delivery-method" isRequired />,
  ticket_counter_id: (
    <ReferenceSelect
      source="ticket_counter_id"
      reference="ticket-counters"
      options={[{ where: { delivers_cards: [true, null], status: ['ACTIVE', null] } }]}
    />
  ),
  receiver_name: <TextInput source="receiver_name" helperText="resources.orders.help.receiver_name" />,
  receiver_phone: <PhoneInput source="receiver_phone" />,
  delivery_city_id: (
    <ReferenceSelect source="delivery_city_id" reference="cities" options={[{ where: { status: ['ACTIVE', null] } }]} />
  ),
  delivery_district_id: (
    <ReferenceSelect
      source="delivery_district_id"
      reference="districts"
      options={[{ where: { city_id: { field: 'delivery_city_id' }, status: ['ACTIVE', null] } }]}
      helperText="resources.orders.help.delivery_district_id"
    />
  ),
  delivery_address: <TextInput source="delivery_address" helperText="resources.orders.help.delivery_address" />,
  payment_method: <EnumInput source="payment_method" enum="payment-method" />,
  language: <EnumInput source="language" enum="language" />,
  consent: <BooleanInput source="consent" helperText="resources.orders.help.consent" />,
  note: <TextInput source="note" multiline minRows={3} />,
};
