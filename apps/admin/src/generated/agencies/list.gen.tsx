// From schemas/resources/agencies.json by `tuyen generate`. Edit that file, or own this: `tuyen eject agencies list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { agencyColumns } from './columns.gen.tsx';
import { agencyFilters } from './filters.gen.tsx';

export const AgencyList = () => (
  <ResourceList filters={Object.values(agencyFilters)} sort={{ field: 'code', order: 'ASC' }}>
    <ResourceTable rowClick="show">
      {agencyColumns.code}
      {agencyColumns.name}
      {agencyColumns.type}
      {agencyColumns.short_name}
      {agencyColumns.contract_from}
      {agencyColumns.contract_to}
      {agencyColumns.commission_percent}
      {agencyColumns.deposit}
      {agencyColumns.status}
    </ResourceTable>
  </ResourceList>
);
