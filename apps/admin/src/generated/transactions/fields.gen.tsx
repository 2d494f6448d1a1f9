// From schemas/resources/transactions.json by `tuyen generate`. Edit that file, or own this: `tuyen eject transactions fields`.
import { BooleanField, TextField } from 'react-admin';
import { DateTimeField, EnumField, JsonField, MoneyField, ReferenceLink } from '@tuyen/admin-kit';

export const transactionFields = {
  code: <TextField source="code" />,
  order_id: <ReferenceLink source="order_id" reference="orders" />,
  ticket_serial: <TextField source="ticket_serial" />,
  coin_id: <ReferenceLink source="coin_id" reference="coins" />,
  currency: <TextField source="currency" />,
  balance_before: <MoneyField source="balance_before" currency="currency" />,
  balance_after: <MoneyField source="balance_after" currency="currency" />,
  provider: <EnumField source="provider" enum="payment-provider" />,
  direction: <EnumField source="direction" enum="transaction-direction" />,
  amount: <MoneyField source="amount" currency="currency" />,
  provider_code: <TextField source="provider_code" />,
  transaction_code: <TextField source="transaction_code" />,
  signature_valid: <BooleanField source="signature_valid" />,
  state: <EnumField source="state" enum="transaction-state" />,
  received_at: <DateTimeField source="received_at" />,
  shift_id: <ReferenceLink source="shift_id" reference="work-shifts" />,
  rejection: <EnumField source="rejection" enum="notice-rejection" />,
  message: <TextField source="message" />,
  raw_answer: <JsonField source="raw_answer" />,
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
};
