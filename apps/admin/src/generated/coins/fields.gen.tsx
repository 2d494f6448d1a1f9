// From schemas/resources/coins.json by `tuyen generate`. Edit that file, or own this: `tuyen eject coins fields`.
import { TextField } from 'react-admin';
import { DateTimeField, EnumField, MoneyField, NestedListField, ReferenceLink } from '@tuyen/admin-kit';

export const coinFields = {
  code: <TextField source="code" />,
  state: <EnumField source="state" enum="coin-state" />,
  customer_id: <ReferenceLink source="customer_id" reference="customers" />,
  note: <TextField source="note" component="pre" />,
  balance: <MoneyField source="balance" currency="currency" />,
  total_bought: <MoneyField source="total_bought" currency="currency" />,
  total_spent: <MoneyField source="total_spent" currency="currency" />,
  last_used_at: <DateTimeField source="last_used_at" />,
  suspicion: <TextField source="suspicion" />,
  suspected_at: <DateTimeField source="suspected_at" />,
  locks_at: <DateTimeField source="locks_at" />,
  locked_at: <DateTimeField source="locked_at" />,
  lock_reason: <TextField source="lock_reason" />,
  state_history: (
    <NestedListField source="state_history">
      <EnumField source="from" enum="coin-state" />
      <EnumField source="to" enum="coin-state" />
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
