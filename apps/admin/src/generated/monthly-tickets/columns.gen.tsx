// From schemas/resources/monthly-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject monthly-tickets columns`.
import { DataTable } from 'react-admin';
import { DateField, MoneyField, QuantityField, ReferenceLink, StateField } from '@tuyen/admin-kit';

export const monthlyTicketColumns = {
  serial: <DataTable.Col source="serial" />,
  card_code: <DataTable.Col source="card_code" />,
  customer_id: (
    <DataTable.Col source="customer_id">
      <ReferenceLink source="customer_id" reference="customers" />
    </DataTable.Col>
  ),
  months: (
    <DataTable.Col source="months" align="right">
      <QuantityField source="months" unit="resources.monthly-tickets.units.months" />
    </DataTable.Col>
  ),
  valid_from: (
    <DataTable.Col source="valid_from">
      <DateField source="valid_from" />
    </DataTable.Col>
  ),
  valid_to: (
    <DataTable.Col source="valid_to">
      <DateField source="valid_to" />
    </DataTable.Col>
  ),
  price: (
    <DataTable.Col source="price" align="right">
      <MoneyField source="price" currency="currency" />
    </DataTable.Col>
  ),
  state: (
    <DataTable.Col source="state">
      <StateField
        source="state"
        enum="pass-state"
        overrides={[
          { when: { state: 'ISSUED' }, past: 'valid_to', label: { vi: 'Hết hạn', en: 'Expired' }, color: 'neutral' },
        ]}
      />
    </DataTable.Col>
  ),
};
