// From schemas/resources/bank-statement-lines.json by `tuyen generate`. Edit that file, or own this: `tuyen eject bank-statement-lines fields`.
import { TextField } from 'react-admin';
import { DateField, DateTimeField, EnumField, MoneyField, NestedListField, ReferenceLink } from '@tuyen/admin-kit';

export const bankStatementLineFields = {
  reference: <TextField source="reference" />,
  booked: <TextField source="booked" />,
  credit: <TextField source="credit" />,
  debit: <TextField source="debit" />,
  description: <TextField source="description" component="pre" />,
  state: <EnumField source="state" enum="bank-line-state" />,
  match: <EnumField source="match" enum="bank-line-match" />,
  order_id: <ReferenceLink source="order_id" reference="orders" />,
  amount: <MoneyField source="amount" currency="currency" />,
  missing: <MoneyField source="missing" currency="currency" />,
  booked_on: <DateField source="booked_on" />,
  note: <TextField source="note" component="pre" />,
  state_history: (
    <NestedListField source="state_history">
      <EnumField source="from" enum="bank-line-state" />
      <EnumField source="to" enum="bank-line-state" />
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
