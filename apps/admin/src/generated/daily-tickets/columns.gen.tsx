// From schemas/resources/daily-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject daily-tickets columns`.
import { DataTable } from 'react-admin';
import { DateField, DateTimeField, EnumField, MoneyField, QuantityField, StateField } from '@tuyen/admin-kit';

export const dailyTicketColumns = {
  serial: <DataTable.Col source="serial" />,
  valid_on: (
    <DataTable.Col source="valid_on">
      <DateField source="valid_on" />
    </DataTable.Col>
  ),
  route_scope: (
    <DataTable.Col source="route_scope">
      <EnumField source="route_scope" enum="route-scope" />
    </DataTable.Col>
  ),
  uses: (
    <DataTable.Col source="uses" align="right">
      <QuantityField source="uses" unit="resources.daily-tickets.units.uses" />
    </DataTable.Col>
  ),
  price: (
    <DataTable.Col source="price" align="right">
      <MoneyField source="price" currency="currency" />
    </DataTable.Col>
  ),
  node_code: <DataTable.Col source="node_code" />,
  sold_at: (
    <DataTable.Col source="sold_at">
      <DateTimeField source="sold_at" />
    </DataTable.Col>
  ),
  state: (
    <DataTable.Col source="state">
      <StateField
        source="state"
        enum="pass-state"
        overrides={[
          { when: { state: 'ISSUED' }, past: 'valid_on', label: { vi: 'Hết hạn', en: 'Expired' }, color: 'neutral' },
        ]}
      />
    </DataTable.Col>
  ),
};
