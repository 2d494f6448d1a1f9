// From schemas/resources/object-groups.json by `tuyen generate`. Edit that file, or own this: `tuyen eject object-groups list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { objectGroupColumns } from './columns.gen.tsx';
import { objectGroupFilters } from './filters.gen.tsx';

export const ObjectGroupList = () => (
  <ResourceList filters={Object.values(objectGroupFilters)} sort={{ field: 'code', order: 'ASC' }}>
    <ResourceTable rowClick="show">
      {objectGroupColumns.code}
      {objectGroupColumns.name}
      {objectGroupColumns.card_kind}
      {objectGroupColumns.discount_percent}
      {objectGroupColumns.validity_months}
      {objectGroupColumns.needs_approval}
      {objectGroupColumns.status}
    </ResourceTable>
  </ResourceList>
);
