// From schemas/resources/policies.json by `tuyen generate`. Edit that file, or own this: `tuyen eject policies columns`.
import { DataTable } from 'react-admin';
import { DateField, DateTimeField, EnumField } from '@tuyen/admin-kit';

export const policyColumns = {
  tab: (
    <DataTable.Col source="tab">
      <EnumField source="tab" enum="policy-tab" />
    </DataTable.Col>
  ),
  title_vi: <DataTable.Col source="title_vi" />,
  title_en: <DataTable.Col source="title_en" />,
  effective_from: (
    <DataTable.Col source="effective_from">
      <DateField source="effective_from" />
    </DataTable.Col>
  ),
  status: (
    <DataTable.Col source="status">
      <EnumField source="status" enum="status" />
    </DataTable.Col>
  ),
  updated_at: (
    <DataTable.Col source="updated_at">
      <DateTimeField source="updated_at" />
    </DataTable.Col>
  ),
};
