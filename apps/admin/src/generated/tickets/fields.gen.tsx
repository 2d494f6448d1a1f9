// From schemas/resources/tickets.json by `tuyen generate`. Edit that, or own this as custom/tickets/fields.tsx.
import { NumberField, ReferenceField, TextField } from 'react-admin';
import { DateTimeField, EnumField, MoneyField, NestedListField } from '@tuyen/kit/admin';

export const ticketFields = {
  serial: <TextField source="serial" />,
  state: <EnumField source="state" enum="ticket-state" />,
  ticket_type: <EnumField source="ticket_type" enum="ticket-type" />,
  transport_mode: <EnumField source="transport_mode" enum="transport-mode" />,
  ticket_price_id: <ReferenceField source="ticket_price_id" reference="ticket-prices" link="show" />,
  price: <MoneyField source="price" />,
  valid_from: <DateTimeField source="valid_from" />,
  valid_to: <DateTimeField source="valid_to" />,
  used_at: <DateTimeField source="used_at" />,
  route_id: <ReferenceField source="route_id" reference="routes" link="show" />,
  trip_id: <ReferenceField source="trip_id" reference="trips" link="show" />,
  from_stop_point_id: <ReferenceField source="from_stop_point_id" reference="stop-points" link="show" />,
  to_stop_point_id: <ReferenceField source="to_stop_point_id" reference="stop-points" link="show" />,
  distance_m: <NumberField source="distance_m" />,
  node_id: <ReferenceField source="node_id" reference="nodes" link="show" />,
  node_code: <TextField source="node_code" />,
  shift_id: <ReferenceField source="shift_id" reference="work-shifts" link="show" />,
  command_ticket_id: <ReferenceField source="command_ticket_id" reference="command-tickets" link="show" />,
  payment_method: <EnumField source="payment_method" enum="payment-method" />,
  coin_id: <ReferenceField source="coin_id" reference="coins" link="show" />,
  sold_at: <DateTimeField source="sold_at" />,
  sold_by: <ReferenceField source="sold_by" reference="users" link="show" />,
  client_kind: <EnumField source="client_kind" enum="client-kind" />,
  note: <TextField source="note" component="pre" />,
  reprint_count: <NumberField source="reprint_count" />,
  last_reprinted_at: <DateTimeField source="last_reprinted_at" />,
  change_count: <NumberField source="change_count" />,
  replaces_id: <ReferenceField source="replaces_id" reference="tickets" link="show" />,
  change_fee: <MoneyField source="change_fee" />,
  refund_amount: <MoneyField source="refund_amount" />,
  state_history: (
    <NestedListField source="state_history">
      <EnumField source="from" enum="ticket-state" />
      <EnumField source="to" enum="ticket-state" />
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
