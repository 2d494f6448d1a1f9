// From schemas/resources/sell-coin-commands.json by `tuyen generate`. Edit that file, or own this: `tuyen eject sell-coin-commands columns`.
import { DataTable } from 'react-admin';
import { DateTimeField, EnumField, MoneyField, ReferenceLink } from '@tuyen/admin-kit';

export const sellCoinCommandColumns = {
  code: <DataTable.Col source="code" />,
  coin_id: (
    <DataTable.Col source="coin_id">
      <ReferenceLink source="coin_id" reference="coins" />
    </DataTable.Col>
  ),
  buyer_id: (
    <DataTable.Col source="buyer_id">
      <ReferenceLink source="buyer_id" reference="customers" />
    </DataTable.Col>
  ),
  amount: (
    <DataTable.Col source="amount" align="right">
      <MoneyField source="amount" currency="currency" />
    </DataTable.Col>
  ),
  payment_method: (
    <DataTable.Col source="payment_method">
      <EnumField source="payment_method" enum="coin-payment" />
    </DataTable.Col>
  ),
  completed_at: (
    <DataTable.Col source="completed_at">
      <DateTimeField source="completed_at" />
    </DataTable.Col>
  ),
  state: (
    <DataTable.Col source="state">
      <EnumField source="state" enum="coin-sale-state" />
    </DataTable.Col>
  ),
};
