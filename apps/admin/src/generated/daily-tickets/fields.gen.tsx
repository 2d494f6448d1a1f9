// From schemas/resources/daily-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject daily-tickets fields`.
import { TextField } from 'react-admin';
import {
  DateField,
  DateTimeField,
  EnumField,
  MoneyField,
  NestedListField,
  PhoneField,
  QuantityField,
  ReferenceLink,
  ReferenceListField,
  StateField,
} from '@tuyen/admin-kit';

export const dailyTicketFields = {
  serial: <TextField source="serial" />,
  state: (
    <StateField
      source="state"
      enum="pass-state"
      overrides={[
        { when: { state: 'ISSUED' }, past: 'valid_on', label: { vi: 'Hết hạn', en: 'Expired' }, color: 'neutral' },
      ]}
    />
  ),
  cancel_reason: <TextField source="cancel_reason" />,
  ticket_price_id: <ReferenceLink source="ticket_price_id" reference="ticket-prices" />,
  price: <MoneyField source="price" currency="currency" />,
  transport_mode: <EnumField source="transport_mode" enum="transport-mode" />,
  route_scope: <EnumField source="route_scope" enum="route-scope" />,
  route_ids: <ReferenceListField source="route_ids" reference="routes" />,
  valid_on: <DateField source="valid_on" />,
  uses: <QuantityField source="uses" unit="resources.daily-tickets.units.uses" />,
  max_uses: <QuantityField source="max_uses" unit="resources.daily-tickets.units.max_uses" />,
  first_used_at: <DateTimeField source="first_used_at" />,
  last_used_at: <DateTimeField source="last_used_at" />,
  used_device: <TextField source="used_device" />,
  customer_name: <TextField source="customer_name" />,
  customer_phone: <PhoneField source="customer_phone" />,
  node_id: <ReferenceLink source="node_id" reference="nodes" />,
  node_code: <TextField source="node_code" />,
  shift_id: <ReferenceLink source="shift_id" reference="work-shifts" />,
  payment_method: <EnumField source="payment_method" enum="payment-method" />,
  coin_id: <ReferenceLink source="coin_id" reference="coins" />,
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
