// From schemas/resources/command-transports.json by `tuyen generate`. Edit that file, or own this: `tuyen eject command-transports fields`.
import { TextField } from 'react-admin';
import {
  DateField,
  DateTimeField,
  EnumField,
  MoneyField,
  NestedListField,
  NumberField,
  QuantityField,
  ReferenceLink,
  ReferenceListField,
} from '@tuyen/admin-kit';

export const commandTransportFields = {
  code: <TextField source="code" />,
  state: <EnumField source="state" enum="command-state" />,
  command_date: <DateField source="command_date" />,
  route_id: <ReferenceLink source="route_id" reference="routes" />,
  vehicle_id: <ReferenceLink source="vehicle_id" reference="vehicles" />,
  driver_id: <ReferenceLink source="driver_id" reference="users" />,
  conductor_id: <ReferenceLink source="conductor_id" reference="users" />,
  trip_ids: <ReferenceListField source="trip_ids" reference="trips" />,
  note: <TextField source="note" component="pre" />,
  ticket_ranges: (
    <NestedListField source="ticket_ranges">
      <ReferenceLink source="ticket_price_id" reference="ticket-prices" />
      <TextField source="series" />
      <NumberField source="first_number" />
      <NumberField source="last_number" />
    </NestedListField>
  ),
  issued_quantity: <QuantityField source="issued_quantity" unit="resources.command-transports.units.issued_quantity" />,
  returned_ranges: (
    <NestedListField source="returned_ranges">
      <ReferenceLink source="ticket_price_id" reference="ticket-prices" />
      <NumberField source="first_number" />
      <NumberField source="last_number" />
    </NestedListField>
  ),
  returned_quantity: (
    <QuantityField source="returned_quantity" unit="resources.command-transports.units.returned_quantity" />
  ),
  sold_quantity: <QuantityField source="sold_quantity" unit="resources.command-transports.units.sold_quantity" />,
  cash_due: <MoneyField source="cash_due" currency="currency" />,
  cash_handed_in: <MoneyField source="cash_handed_in" currency="currency" />,
  difference: <MoneyField source="difference" currency="currency" />,
  difference_reason: <TextField source="difference_reason" />,
  money_shift_id: <ReferenceLink source="money_shift_id" reference="work-shifts" />,
  issued_at: <DateTimeField source="issued_at" />,
  issued_by: <ReferenceLink source="issued_by" reference="users" />,
  returned_at: <DateTimeField source="returned_at" />,
  returned_by: <ReferenceLink source="returned_by" reference="users" />,
  state_history: (
    <NestedListField source="state_history">
      <EnumField source="from" enum="command-state" />
      <EnumField source="to" enum="command-state" />
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
