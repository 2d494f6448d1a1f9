// From schemas/resources/monthly-tickets.json by `tuyen generate`. Edit that, or own this as custom/monthly-tickets/fields.tsx.
import { NumberField, ReferenceField, TextField } from 'react-admin';
import { DateField, DateTimeField, EnumField, MoneyField, NestedListField, ReferenceListField } from '@tuyen/kit/admin';

export const monthlyTicketFields = {
  serial: <TextField source="serial" />,
  state: <EnumField source="state" enum="pass-state" />,
  cancel_reason: <TextField source="cancel_reason" />,
  card_code: <TextField source="card_code" />,
  customer_card_id: <ReferenceField source="customer_card_id" reference="customer-cards" link="show" />,
  customer_id: <ReferenceField source="customer_id" reference="customers" link="show" />,
  order_id: <ReferenceField source="order_id" reference="orders" link="show" />,
  ticket_price_id: <ReferenceField source="ticket_price_id" reference="ticket-prices" link="show" />,
  ticket_type: <EnumField source="ticket_type" enum="ticket-type" />,
  transport_mode: <EnumField source="transport_mode" enum="transport-mode" />,
  object_group_id: <ReferenceField source="object_group_id" reference="object-groups" link="show" />,
  route_scope: <EnumField source="route_scope" enum="route-scope" />,
  route_ids: <ReferenceListField source="route_ids" reference="routes" />,
  start_month: <TextField source="start_month" />,
  months: <NumberField source="months" />,
  valid_from: <DateField source="valid_from" />,
  valid_to: <DateField source="valid_to" />,
  price: <MoneyField source="price" />,
  payment_method: <EnumField source="payment_method" enum="payment-method" />,
  shift_id: <ReferenceField source="shift_id" reference="work-shifts" link="show" />,
  sold_at: <DateTimeField source="sold_at" />,
  sold_by: <ReferenceField source="sold_by" reference="users" link="show" />,
  client_kind: <EnumField source="client_kind" enum="client-kind" />,
  refund_amount: <MoneyField source="refund_amount" />,
  refund_shift_id: <ReferenceField source="refund_shift_id" reference="work-shifts" link="show" />,
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
  office_id: <ReferenceField source="office_id" reference="offices" link="show" />,
  created_by: <ReferenceField source="created_by" reference="users" link="show" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};
