// From schemas/resources/acceptance-commands.json by `tuyen generate`. Edit that file, or own this: `tuyen eject acceptance-commands list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { acceptanceCommandColumns } from './columns.gen.tsx';
import { acceptanceCommandFilters } from './filters.gen.tsx';

export const AcceptanceCommandList = () => (
  <ResourceList filters={Object.values(acceptanceCommandFilters)} sort={{ field: 'created_at', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {acceptanceCommandColumns.code}
      {acceptanceCommandColumns.route_id}
      {acceptanceCommandColumns.period_from}
      {acceptanceCommandColumns.period_to}
      {acceptanceCommandColumns.trips_planned}
      {acceptanceCommandColumns.trips_run}
      {acceptanceCommandColumns.amount}
      {acceptanceCommandColumns.state}
    </ResourceTable>
  </ResourceList>
);
