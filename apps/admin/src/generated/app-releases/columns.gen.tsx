// From schemas/resources/app-releases.json by `tuyen generate`. Edit that file, or own this: `tuyen eject app-releases columns`.
import { BooleanField, DataTable } from 'react-admin';
import { DateField, EnumField, NumberField } from '@tuyen/admin-kit';

export const appReleaseColumns = {
  os: (
    <DataTable.Col source="os">
      <EnumField source="os" enum="app-os" />
    </DataTable.Col>
  ),
  app_version: <DataTable.Col source="app_version" />,
  build_number: (
    <DataTable.Col source="build_number" align="right">
      <NumberField source="build_number" />
    </DataTable.Col>
  ),
  released_on: (
    <DataTable.Col source="released_on">
      <DateField source="released_on" />
    </DataTable.Col>
  ),
  is_required: (
    <DataTable.Col source="is_required">
      <BooleanField source="is_required" />
    </DataTable.Col>
  ),
  status: (
    <DataTable.Col source="status">
      <EnumField source="status" enum="status" />
    </DataTable.Col>
  ),
};
