// From schemas/resources/monthly-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject monthly-tickets fields`.
import { BooleanField, TextField } from 'react-admin';
import {
  DateField,
  DateTimeField,
  EnumField,
  MoneyField,
  MonthField,
  NestedListField,
  QuantityField,
  ReferenceLink,
  ReferenceListField,
  StateField,
} from '@tuyen/admin-kit';

export const monthlyTicketFields = {
  serial: <TextField source="serial" />,
  state: (
    <StateField
      source="state"
      enum="pass-state"
      overrides={[
        { when: { state: 'ISSUED' }, past: 'valid_to', label: { vi: 'Hết hạn', en: 'Expired' }, color: 'neutral' },
      ]}
    />
  ),
  cancel_reason: <TextField source="cancel_reason" />,
  card_code: <TextField source="card_code" />,
  customer_card_id: <ReferenceLink source="customer_card_id" reference="customer-cards" />,
  customer_id: <ReferenceLink source="customer_id" reference="customers" />,
  order_id: <ReferenceLink source="order_id" reference="orders" />,
  ticket_price_id: <ReferenceLink source="ticket_price_id" reference="ticket-prices" />,
  ticket_type: <EnumField source="ticket_type" enum="ticket-type" />,
  transport_mode: <EnumField source="transport_mode" enum="transport-mode" />,
  object_group_id: <ReferenceLink source="object_group_id" reference="object-groups" />,
  route_scope: <EnumField source="route_scope" enum="route-scope" />,
  route_ids: <ReferenceListField source="route_ids" reference="routes" />,
  start_month: <MonthField source="start_month" />,
  start_on: <DateField source="start_on" />,
  months: <QuantityField source="months" unit="resources.monthly-tickets.units.months" />,
  few_days_agreed: <BooleanField source="few_days_agreed" />,
  valid_from: <DateField source="valid_from" />,
  valid_to: <DateField source="valid_to" />,
  reminded_at: <DateTimeField source="reminded_at" />,
  first_used_at: <DateTimeField source="first_used_at" />,
  uses: <QuantityField source="uses" unit="resources.monthly-tickets.units.uses" />,
  price: <MoneyField source="price" currency="currency" />,
  payment_method: <EnumField source="payment_method" enum="payment-method" />,
  coin_id: <ReferenceLink source="coin_id" reference="coins" />,
  shift_id: <ReferenceLink source="shift_id" reference="work-shifts" />,
  sold_at: <DateTimeField source="sold_at" />,
  sold_by: <ReferenceLink source="sold_by" reference="users" />,
  client_kind: <EnumField source="client_kind" enum="client-kind" />,
  refund_amount: <MoneyField source="refund_amount" currency="currency" />,
  refunded_at: <DateTimeField source="refunded_at" />,
  refund_shift_id: <ReferenceLink source="refund_shift_id" reference="work-shifts" />,
  note: <TextField source="note" component="pre" />,
  state_history: (
    <NestedListField source="state_history">
      <EnumField source="from" enum="pass-state" />
      <EnumField source="to" enum="pass-state" />
      <DateTimeField source="at" />
      <TextField source="by" />
      <TextField source="note" />
    </NestedListField>
  ),
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};
