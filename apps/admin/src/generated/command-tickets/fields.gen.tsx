// From schemas/resources/command-tickets.json by `tuyen generate`. Edit that, or own this as custom/command-tickets/fields.tsx.
import { NumberField, ReferenceField, TextField } from 'react-admin';
import { DateTimeField, EnumField, MoneyField, NestedListField } from '@tuyen/kit/admin';

export const commandTicketFields = {
  serial: <TextField source="serial" />,
  state: <EnumField source="state" enum="command-state" />,
  route_id: <ReferenceField source="route_id" reference="routes" link="show" />,
  node_id: <ReferenceField source="node_id" reference="nodes" link="show" />,
  shift_id: <ReferenceField source="shift_id" reference="work-shifts" link="show" />,
  note: <TextField source="note" component="pre" />,
  ticket_price_id: <ReferenceField source="ticket_price_id" reference="ticket-prices" link="show" />,
  series: <TextField source="series" />,
  first_number: <NumberField source="first_number" />,
  last_number: <NumberField source="last_number" />,
  quantity: <NumberField source="quantity" />,
  used: <NumberField source="used" />,
  left: <NumberField source="left" />,
  amount: <MoneyField source="amount" />,
  issued_at: <DateTimeField source="issued_at" />,
  returned_at: <DateTimeField source="returned_at" />,
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
