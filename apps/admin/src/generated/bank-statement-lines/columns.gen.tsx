// From schemas/resources/bank-statement-lines.json by `tuyen generate`. Edit that file, or own this: `tuyen eject bank-statement-lines columns`.
import { DataTable } from 'react-admin';
import { DateField, EnumField, MoneyField, ReferenceLink } from '@tuyen/admin-kit';

export const bankStatementLineColumns = {
  reference: <DataTable.Col source="reference" />,
  booked_on: (
    <DataTable.Col source="booked_on">
      <DateField source="booked_on" />
    </DataTable.Col>
  ),
  amount: (
    <DataTable.Col source="amount" align="right">
      <MoneyField source="amount" currency="currency" />
    </DataTable.Col>
  ),
  description: <DataTable.Col source="description" />,
  order_id: (
    <DataTable.Col source="order_id">
      <ReferenceLink source="order_id" reference="orders" />
    </DataTable.Col>
  ),
  match: (
    <DataTable.Col source="match">
      <EnumField source="match" enum="bank-line-match" />
    </DataTable.Col>
  ),
  state: (
    <DataTable.Col source="state">
      <EnumField source="state" enum="bank-line-state" />
    </DataTable.Col>
  ),
  missing: (
    <DataTable.Col source="missing" align="right">
      <MoneyField source="missing" currency="currency" />
    </DataTable.Col>
  ),
};
