// From schemas/resources/policies.json by `tuyen generate`. Edit that file, or own this: `tuyen eject policies list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { policyColumns } from './columns.gen.tsx';
import { policyFilters } from './filters.gen.tsx';

export const PolicyList = () => (
  <ResourceList filters={Object.values(policyFilters)} sort={{ field: 'tab', order: 'ASC' }}>
    <ResourceTable rowClick="show">
      {policyColumns.tab}
      {policyColumns.title_vi}
      {policyColumns.title_en}
      {policyColumns.effective_from}
      {policyColumns.status}
      {policyColumns.updated_at}
    </ResourceTable>
  </ResourceList>
);
