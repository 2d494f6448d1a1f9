// From schemas/resources/roles.json by `tuyen generate`. Edit that file, or own this: `tuyen eject roles list`.
import { DataTable } from 'react-admin';
import { ResourceList } from '@tuyen/kit/admin';
import { roleColumns } from './columns.gen.tsx';
import { roleFilters } from './filters.gen.tsx';

export const RoleList = () => (
  <ResourceList filters={Object.values(roleFilters)} sort={{ field: 'code', order: 'ASC' }}>
    <DataTable rowClick="show">
      {roleColumns.code}
      {roleColumns.name}
      {roleColumns.organisation_types}
      {roleColumns.status}
    </DataTable>
  </ResourceList>
);
