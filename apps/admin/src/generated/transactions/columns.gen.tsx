// From schemas/resources/transactions.json by `tuyen generate`. Edit that file, or own this: `tuyen eject transactions columns`.
import { BooleanField, DataTable } from 'react-admin';
import { DateTimeField, EnumField, MoneyField, ReferenceLink } from '@tuyen/admin-kit';

export const transactionColumns = {
  code: <DataTable.Col source="code" />,
  order_id: (
    <DataTable.Col source="order_id">
      <ReferenceLink source="order_id" reference="orders" />
    </DataTable.Col>
  ),
  provider: (
    <DataTable.Col source="provider">
      <EnumField source="provider" enum="payment-provider" />
    </DataTable.Col>
  ),
  direction: (
    <DataTable.Col source="direction">
      <EnumField source="direction" enum="transaction-direction" />
    </DataTable.Col>
  ),
  amount: (
    <DataTable.Col source="amount" align="right">
      <MoneyField source="amount" currency="currency" />
    </DataTable.Col>
  ),
  transaction_code: <DataTable.Col source="transaction_code" />,
  signature_valid: (
    <DataTable.Col source="signature_valid">
      <BooleanField source="signature_valid" />
    </DataTable.Col>
  ),
  state: (
    <DataTable.Col source="state">
      <EnumField source="state" enum="transaction-state" />
    </DataTable.Col>
  ),
  created_at: (
    <DataTable.Col source="created_at">
      <DateTimeField source="created_at" />
    </DataTable.Col>
  ),
};
