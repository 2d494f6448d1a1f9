// From schemas/resources/roles.json by `tuyen generate`. Edit that file, or own this: `tuyen eject roles columns`.
import { DataTable } from 'react-admin';
import { EnumField, EnumListField } from '@tuyen/admin-kit';

export const roleColumns = {
  code: <DataTable.Col source="code" />,
  name: <DataTable.Col source="name" />,
  organisation_types: (
    <DataTable.Col source="organisation_types" disableSort>
      <EnumListField source="organisation_types" enum="organisation-type" inLine />
    </DataTable.Col>
  ),
  status: (
    <DataTable.Col source="status">
      <EnumField source="status" enum="status" />
    </DataTable.Col>
  ),
};
