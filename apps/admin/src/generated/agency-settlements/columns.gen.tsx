// From schemas/resources/agency-settlements.json by `tuyen generate`. Edit that file, or own this: `tuyen eject agency-settlements columns`.
import { DataTable } from 'react-admin';
import { DateTimeField, MoneyField, ReferenceLink } from '@tuyen/admin-kit';

export const agencySettlementColumns = {
  receipt_number: <DataTable.Col source="receipt_number" />,
  agency_id: (
    <DataTable.Col source="agency_id">
      <ReferenceLink source="agency_id" reference="agencies" />
    </DataTable.Col>
  ),
  settled_at: (
    <DataTable.Col source="settled_at">
      <DateTimeField source="settled_at" />
    </DataTable.Col>
  ),
  owed_before: (
    <DataTable.Col source="owed_before" align="right">
      <MoneyField source="owed_before" currency="currency" />
    </DataTable.Col>
  ),
  amount: (
    <DataTable.Col source="amount" align="right">
      <MoneyField source="amount" currency="currency" />
    </DataTable.Col>
  ),
  owed_after: (
    <DataTable.Col source="owed_after" align="right">
      <MoneyField source="owed_after" currency="currency" />
    </DataTable.Col>
  ),
};
