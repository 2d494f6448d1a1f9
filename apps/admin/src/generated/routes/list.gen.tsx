// From schemas/resources/routes.json by `tuyen generate`. Edit that file, or own this: `tuyen eject routes list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { routeColumns } from './columns.gen.tsx';
import { routeFilters } from './filters.gen.tsx';

export const RouteList = () => (
  <ResourceList filters={Object.values(routeFilters)} sort={{ field: 'code', order: 'ASC' }}>
    <ResourceTable rowClick="show">
      {routeColumns.code}
      {routeColumns.name}
      {routeColumns.transport_mode}
      {routeColumns.company_id}
      {routeColumns.first_trip}
      {routeColumns.last_trip}
      {routeColumns.headway_minutes}
      {routeColumns.status}
    </ResourceTable>
  </ResourceList>
);
