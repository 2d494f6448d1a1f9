// From schemas/resources/api-clients.json by `tuyen generate`. Edit that file, or own this: `tuyen eject api-clients columns`.
import { DataTable } from 'react-admin';
import { DateField, DateTimeField, EnumField, QuantityField, StateField } from '@tuyen/admin-kit';

export const apiClientColumns = {
  name: <DataTable.Col source="name" />,
  client_kind: (
    <DataTable.Col source="client_kind">
      <EnumField source="client_kind" enum="client-kind" />
    </DataTable.Col>
  ),
  key_prefix: <DataTable.Col source="key_prefix" />,
  rate_limit: (
    <DataTable.Col source="rate_limit" align="right">
      <QuantityField source="rate_limit" unit="resources.api-clients.units.rate_limit" />
    </DataTable.Col>
  ),
  expires_on: (
    <DataTable.Col source="expires_on">
      <DateField source="expires_on" />
    </DataTable.Col>
  ),
  last_used_at: (
    <DataTable.Col source="last_used_at">
      <DateTimeField source="last_used_at" />
    </DataTable.Col>
  ),
  status: (
    <DataTable.Col source="status">
      <StateField
        source="status"
        enum="status"
        overrides={[
          { when: { status: 'ACTIVE' }, past: 'expires_on', label: { vi: 'Hết hạn', en: 'Expired' }, color: 'neutral' },
        ]}
      />
    </DataTable.Col>
  ),
};
