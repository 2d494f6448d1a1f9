// From schemas/resources/command-transports.json by `tuyen generate`. Edit that, or own this as custom/command-transports/fields.tsx.
import { NumberField, ReferenceField, TextField } from 'react-admin';
import { DateField, DateTimeField, EnumField, MoneyField, NestedListField, ReferenceListField } from '@tuyen/kit/admin';

export const commandTransportFields = {
  code: <TextField source="code" />,
  state: <EnumField source="state" enum="command-state" />,
  command_date: <DateField source="command_date" />,
  route_id: <ReferenceField source="route_id" reference="routes" link="show" />,
  vehicle_id: <ReferenceField source="vehicle_id" reference="vehicles" link="show" />,
  driver_id: <ReferenceField source="driver_id" reference="users" link="show" />,
  conductor_id: <ReferenceField source="conductor_id" reference="users" link="show" />,
  trip_ids: <ReferenceListField source="trip_ids" reference="trips" />,
  note: <TextField source="note" component="pre" />,
  ticket_ranges: (
    <NestedListField source="ticket_ranges">
      <ReferenceField source="ticket_price_id" reference="ticket-prices" link="show" />
      <TextField source="series" />
      <NumberField source="first_number" />
      <NumberField source="last_number" />
    </NestedListField>
  ),
  issued_quantity: <NumberField source="issued_quantity" />,
  returned_ranges: (
    <NestedListField source="returned_ranges">
      <ReferenceField source="ticket_price_id" reference="ticket-prices" link="show" />
      <NumberField source="first_number" />
      <NumberField source="last_number" />
    </NestedListField>
  ),
  returned_quantity: <NumberField source="returned_quantity" />,
  sold_quantity: <NumberField source="sold_quantity" />,
  cash_due: <MoneyField source="cash_due" />,
  cash_handed_in: <MoneyField source="cash_handed_in" />,
  difference: <MoneyField source="difference" />,
  issued_at: <DateTimeField source="issued_at" />,
  issued_by: <ReferenceField source="issued_by" reference="users" link="show" />,
  returned_at: <DateTimeField source="returned_at" />,
  returned_by: <ReferenceField source="returned_by" reference="users" link="show" />,
  state_history: (
    <NestedListField source="state_history">
      <EnumField source="from" enum="command-state" />
      <EnumField source="to" enum="command-state" />
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
