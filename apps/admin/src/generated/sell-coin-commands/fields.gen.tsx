// From schemas/resources/sell-coin-commands.json by `tuyen generate`. Edit that file, or own this: `tuyen eject sell-coin-commands fields`.
import { TextField } from 'react-admin';
import { DateTimeField, EnumField, MoneyField, NestedListField, ReferenceLink } from '@tuyen/admin-kit';

export const sellCoinCommandFields = {
  code: <TextField source="code" />,
  state: <EnumField source="state" enum="coin-sale-state" />,
  coin_id: <ReferenceLink source="coin_id" reference="coins" />,
  buyer_id: <ReferenceLink source="buyer_id" reference="customers" />,
  amount: <MoneyField source="amount" currency="currency" />,
  cancel_reason: <TextField source="cancel_reason" />,
  note: <TextField source="note" component="pre" />,
  payment_method: <EnumField source="payment_method" enum="coin-payment" />,
  receipt_number: <TextField source="receipt_number" />,
  shift_id: <ReferenceLink source="shift_id" reference="work-shifts" />,
  balance_before: <MoneyField source="balance_before" currency="currency" />,
  balance_after: <MoneyField source="balance_after" currency="currency" />,
  completed_at: <DateTimeField source="completed_at" />,
  state_history: (
    <NestedListField source="state_history">
      <EnumField source="from" enum="coin-sale-state" />
      <EnumField source="to" enum="coin-sale-state" />
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
