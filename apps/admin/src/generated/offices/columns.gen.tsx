// From schemas/resources/offices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject offices columns`.
import { DataTable } from 'react-admin';
import { EnumField, ReferenceLink } from '@tuyen/admin-kit';

export const officeColumns = {
  code: <DataTable.Col source="code" />,
  name: <DataTable.Col source="name" />,
  short_name: <DataTable.Col source="short_name" />,
  organisation_type: (
    <DataTable.Col source="organisation_type">
      <EnumField source="organisation_type" enum="organisation-type" />
    </DataTable.Col>
  ),
  parent_id: (
    <DataTable.Col source="parent_id">
      <ReferenceLink source="parent_id" reference="offices" />
    </DataTable.Col>
  ),
  hotline: <DataTable.Col source="hotline" />,
  status: (
    <DataTable.Col source="status">
      <EnumField source="status" enum="status" />
    </DataTable.Col>
  ),
};
