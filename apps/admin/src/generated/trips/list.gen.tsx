// From schemas/resources/trips.json by `tuyen generate`. Edit that file, or own this: `tuyen eject trips list`.
import { DataTable } from 'react-admin';
import { ResourceList } from '@tuyen/kit/admin';
import { tripColumns } from './columns.gen.tsx';
import { tripFilters } from './filters.gen.tsx';

export const TripList = () => (
  <ResourceList filters={Object.values(tripFilters)} sort={{ field: 'departure_at', order: 'DESC' }}>
    <DataTable rowClick="show">
      {tripColumns.code}
      {tripColumns.route_id}
      {tripColumns.direction}
      {tripColumns.vehicle_id}
      {tripColumns.driver_id}
      {tripColumns.departure_at}
      {tripColumns.state}
    </DataTable>
  </ResourceList>
);
