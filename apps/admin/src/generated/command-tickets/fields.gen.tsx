// From schemas/resources/command-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject command-tickets fields`.
import { TextField } from 'react-admin';
import {
  DateTimeField,
  EnumField,
  MoneyField,
  NestedListField,
  NumberField,
  QuantityField,
  ReferenceLink,
} from '@tuyen/admin-kit';

export const commandTicketFields = {
  serial: <TextField source="serial" />,
  state: <EnumField source="state" enum="command-state" />,
  route_id: <ReferenceLink source="route_id" reference="routes" />,
  node_id: <ReferenceLink source="node_id" reference="nodes" />,
  shift_id: <ReferenceLink source="shift_id" reference="work-shifts" />,
  note: <TextField source="note" component="pre" />,
  ticket_price_id: <ReferenceLink source="ticket_price_id" reference="ticket-prices" />,
  series: <TextField source="series" />,
  first_number: <NumberField source="first_number" />,
  last_number: <NumberField source="last_number" />,
  quantity: <QuantityField source="quantity" unit="resources.command-tickets.units.quantity" />,
  used: <QuantityField source="used" unit="resources.command-tickets.units.used" />,
  left: <QuantityField source="left" unit="resources.command-tickets.units.left" />,
  amount: <MoneyField source="amount" currency="currency" />,
  cash_due: <MoneyField source="cash_due" currency="currency" />,
  cash_handed_in: <MoneyField source="cash_handed_in" currency="currency" />,
  difference: <MoneyField source="difference" currency="currency" />,
  difference_reason: <TextField source="difference_reason" />,
  money_shift_id: <ReferenceLink source="money_shift_id" reference="work-shifts" />,
  issued_at: <DateTimeField source="issued_at" />,
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
