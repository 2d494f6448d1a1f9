// From schemas/resources/transactions.json by `tuyen generate`. Edit that, or own this as custom/transactions/fields.tsx.
import { BooleanField, ReferenceField, TextField } from 'react-admin';
import { DateTimeField, EnumField, JsonField, MoneyField } from '@tuyen/kit/admin';

export const transactionFields = {
  code: <TextField source="code" />,
  order_id: <ReferenceField source="order_id" reference="orders" link="show" />,
  provider: <EnumField source="provider" enum="payment-provider" />,
  direction: <EnumField source="direction" enum="transaction-direction" />,
  amount: <MoneyField source="amount" />,
  provider_code: <TextField source="provider_code" />,
  transaction_code: <TextField source="transaction_code" />,
  signature_valid: <BooleanField source="signature_valid" />,
  state: <EnumField source="state" enum="transaction-state" />,
  received_at: <DateTimeField source="received_at" />,
  shift_id: <ReferenceField source="shift_id" reference="work-shifts" link="show" />,
  message: <TextField source="message" />,
  raw_answer: <JsonField source="raw_answer" />,
  office_id: <ReferenceField source="office_id" reference="offices" link="show" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceField source="created_by" reference="users" link="show" />,
};
