// From schemas/resources/tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject tickets fields`.
import { BooleanField, TextField } from 'react-admin';
import {
  DateTimeField,
  EnumField,
  MoneyField,
  NestedListField,
  QuantityField,
  ReferenceLink,
  StateField,
} from '@tuyen/admin-kit';

export const ticketFields = {
  serial: <TextField source="serial" />,
  state: (
    <StateField
      source="state"
      enum="ticket-state"
      overrides={[
        { when: { state: 'SOLD' }, past: 'valid_to', label: { vi: 'Hết hạn', en: 'Expired' }, color: 'neutral' },
      ]}
    />
  ),
  ticket_type: <EnumField source="ticket_type" enum="ticket-type" />,
  transport_mode: <EnumField source="transport_mode" enum="transport-mode" />,
  ticket_price_id: <ReferenceLink source="ticket_price_id" reference="ticket-prices" />,
  price: <MoneyField source="price" currency="currency" />,
  valid_from: <DateTimeField source="valid_from" />,
  valid_to: <DateTimeField source="valid_to" />,
  used_at: <DateTimeField source="used_at" />,
  last_used_at: <DateTimeField source="last_used_at" />,
  uses: <QuantityField source="uses" unit="resources.tickets.units.uses" />,
  used_device: <TextField source="used_device" />,
  route_id: <ReferenceLink source="route_id" reference="routes" />,
  trip_id: <ReferenceLink source="trip_id" reference="trips" />,
  trip_canceled: <BooleanField source="trip_canceled" />,
  from_stop_point_id: <ReferenceLink source="from_stop_point_id" reference="stop-points" />,
  to_stop_point_id: <ReferenceLink source="to_stop_point_id" reference="stop-points" />,
  distance_m: <QuantityField source="distance_m" unit="resources.tickets.units.distance_m" />,
  node_id: <ReferenceLink source="node_id" reference="nodes" />,
  node_code: <TextField source="node_code" />,
  shift_id: <ReferenceLink source="shift_id" reference="work-shifts" />,
  payment_method: <EnumField source="payment_method" enum="payment-method" />,
  coin_id: <ReferenceLink source="coin_id" reference="coins" />,
  sold_at: <DateTimeField source="sold_at" />,
  sold_by: <ReferenceLink source="sold_by" reference="users" />,
  client_kind: <EnumField source="client_kind" enum="client-kind" />,
  note: <TextField source="note" component="pre" />,
  printed_at: <DateTimeField source="printed_at" />,
  reprint_count: <QuantityField source="reprint_count" unit="resources.tickets.units.reprint_count" />,
  last_reprinted_at: <DateTimeField source="last_reprinted_at" />,
  change_count: <QuantityField source="change_count" unit="resources.tickets.units.change_count" />,
  replaces_id: <ReferenceLink source="replaces_id" reference="tickets" />,
  change_fee: <MoneyField source="change_fee" currency="currency" />,
  refund_amount: <MoneyField source="refund_amount" currency="currency" />,
  state_history: (
    <NestedListField source="state_history">
      <EnumField source="from" enum="ticket-state" />
      <EnumField source="to" enum="ticket-state" />
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
