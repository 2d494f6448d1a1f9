// From schemas/resources/stations.json by `tuyen generate`. Edit that file, or own this: `tuyen eject stations list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { stationColumns } from './columns.gen.tsx';
import { stationFilters } from './filters.gen.tsx';

export const StationList = () => (
  <ResourceList filters={Object.values(stationFilters)} sort={{ field: 'code', order: 'ASC' }}>
    <ResourceTable rowClick="show">
      {stationColumns.code}
      {stationColumns.name}
      {stationColumns.transport_mode}
      {stationColumns.route_id}
      {stationColumns.order_on_line}
      {stationColumns.district_id}
      {stationColumns.status}
    </ResourceTable>
  </ResourceList>
);
