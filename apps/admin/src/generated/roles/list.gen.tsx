// From schemas/resources/roles.json by `tuyen generate`. Edit that file, or own this: `tuyen eject roles list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { roleColumns } from './columns.gen.tsx';
import { roleFilters } from './filters.gen.tsx';

export const RoleList = () => (
  <ResourceList filters={Object.values(roleFilters)} sort={{ field: 'code', order: 'ASC' }}>
    <ResourceTable rowClick="show">
      {roleColumns.code}
      {roleColumns.name}
      {roleColumns.organisation_types}
      {roleColumns.status}
    </ResourceTable>
  </ResourceList>
);
