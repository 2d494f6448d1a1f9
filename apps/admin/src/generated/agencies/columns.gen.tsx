// From schemas/resources/agencies.json by `tuyen generate`. Edit that file, or own this: `tuyen eject agencies columns`.
import { DataTable } from 'react-admin';
import { DateField, EnumField, MoneyField, QuantityField, StateField } from '@tuyen/admin-kit';

export const agencyColumns = {
  code: <DataTable.Col source="code" />,
  name: <DataTable.Col source="name" />,
  type: (
    <DataTable.Col source="type">
      <EnumField source="type" enum="agency-type" />
    </DataTable.Col>
  ),
  short_name: <DataTable.Col source="short_name" />,
  contract_from: (
    <DataTable.Col source="contract_from">
      <DateField source="contract_from" />
    </DataTable.Col>
  ),
  contract_to: (
    <DataTable.Col source="contract_to">
      <DateField source="contract_to" />
    </DataTable.Col>
  ),
  commission_percent: (
    <DataTable.Col source="commission_percent" align="right">
      <QuantityField source="commission_percent" unit="resources.agencies.units.commission_percent" />
    </DataTable.Col>
  ),
  deposit: (
    <DataTable.Col source="deposit" align="right">
      <MoneyField source="deposit" currency="currency" />
    </DataTable.Col>
  ),
  status: (
    <DataTable.Col source="status">
      <StateField
        source="status"
        enum="status"
        overrides={[
          {
            when: { status: 'ACTIVE' },
            past: 'contract_to',
            label: { vi: 'Hết hợp đồng', en: 'Contract ended' },
            color: 'neutral',
          },
        ]}
      />
    </DataTable.Col>
  ),
};
