// From schemas/resources/trips.json by `tuyen generate`. Edit that file, or own this: `tuyen eject trips list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { tripColumns } from './columns.gen.tsx';
import { tripFilters } from './filters.gen.tsx';

export const TripList = () => (
  <ResourceList filters={Object.values(tripFilters)} sort={{ field: 'departure_at', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {tripColumns.code}
      {tripColumns.route_id}
      {tripColumns.direction}
      {tripColumns.vehicle_id}
      {tripColumns.driver_id}
      {tripColumns.departure_at}
      {tripColumns.state}
    </ResourceTable>
  </ResourceList>
);
