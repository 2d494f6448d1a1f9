// From schemas/resources/object-groups.json by `tuyen generate`. Edit that file, or own this: `tuyen eject object-groups list`.
import { DataTable } from 'react-admin';
import { ResourceList } from '@tuyen/kit/admin';
import { objectGroupColumns } from './columns.gen.tsx';
import { objectGroupFilters } from './filters.gen.tsx';

export const ObjectGroupList = () => (
  <ResourceList filters={Object.values(objectGroupFilters)} sort={{ field: 'code', order: 'ASC' }}>
    <DataTable rowClick="show">
      {objectGroupColumns.code}
      {objectGroupColumns.name}
      {objectGroupColumns.card_kind}
      {objectGroupColumns.discount_percent}
      {objectGroupColumns.validity_months}
      {objectGroupColumns.needs_approval}
      {objectGroupColumns.status}
    </DataTable>
  </ResourceList>
);
