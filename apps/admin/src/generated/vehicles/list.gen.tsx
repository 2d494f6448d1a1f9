// From schemas/resources/vehicles.json by `tuyen generate`. Edit that file, or own this: `tuyen eject vehicles list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { vehicleColumns } from './columns.gen.tsx';
import { vehicleFilters } from './filters.gen.tsx';

export const VehicleList = () => (
  <ResourceList filters={Object.values(vehicleFilters)} sort={{ field: 'plate', order: 'ASC' }}>
    <ResourceTable rowClick="show">
      {vehicleColumns.plate}
      {vehicleColumns.kind}
      {vehicleColumns.route_id}
      {vehicleColumns.seats}
      {vehicleColumns.inspection_expires_on}
    </ResourceTable>
  </ResourceList>
);
