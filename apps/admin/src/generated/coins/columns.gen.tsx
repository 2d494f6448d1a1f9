// From schemas/resources/coins.json by `tuyen generate`. Edit that file, or own this: `tuyen eject coins columns`.
import { DataTable } from 'react-admin';
import { DateTimeField, EnumField, MoneyField, ReferenceLink } from '@tuyen/admin-kit';

export const coinColumns = {
  code: <DataTable.Col source="code" />,
  customer_id: (
    <DataTable.Col source="customer_id">
      <ReferenceLink source="customer_id" reference="customers" />
    </DataTable.Col>
  ),
  balance: (
    <DataTable.Col source="balance" align="right">
      <MoneyField source="balance" currency="currency" />
    </DataTable.Col>
  ),
  last_used_at: (
    <DataTable.Col source="last_used_at">
      <DateTimeField source="last_used_at" />
    </DataTable.Col>
  ),
  locks_at: (
    <DataTable.Col source="locks_at">
      <DateTimeField source="locks_at" />
    </DataTable.Col>
  ),
  state: (
    <DataTable.Col source="state">
      <EnumField source="state" enum="coin-state" />
    </DataTable.Col>
  ),
};
