// From schemas/resources/sell-coin-commands.json by `tuyen generate`. Edit that, or own this as custom/sell-coin-commands/columns.tsx.
import { DataTable, ReferenceField } from 'react-admin';
import { DateTimeField, EnumField, MoneyField } from '@tuyen/kit/admin';

export const sellCoinCommandColumns = {
  code: <DataTable.Col source="code" />,
  coin_id: (
    <DataTable.Col source="coin_id">
      <ReferenceField source="coin_id" reference="coins" link="show" />
    </DataTable.Col>
  ),
  buyer_id: (
    <DataTable.Col source="buyer_id">
      <ReferenceField source="buyer_id" reference="customers" link="show" />
    </DataTable.Col>
  ),
  amount: (
    <DataTable.Col source="amount" align="right">
      <MoneyField source="amount" />
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
