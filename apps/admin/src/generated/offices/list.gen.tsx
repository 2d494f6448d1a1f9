// From schemas/resources/offices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject offices list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { officeColumns } from './columns.gen.tsx';
import { officeFilters } from './filters.gen.tsx';

export const OfficeList = () => (
  <ResourceList filters={Object.values(officeFilters)} sort={{ field: 'code', order: 'ASC' }}>
    <ResourceTable rowClick="show">
      {officeColumns.code}
      {officeColumns.name}
      {officeColumns.short_name}
      {officeColumns.organisation_type}
      {officeColumns.parent_id}
      {officeColumns.hotline}
      {officeColumns.status}
    </ResourceTable>
  </ResourceList>
);
