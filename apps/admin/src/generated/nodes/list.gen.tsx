// From schemas/resources/nodes.json by `tuyen generate`. Edit that file, or own this: `tuyen eject nodes list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { nodeColumns } from './columns.gen.tsx';
import { nodeFilters } from './filters.gen.tsx';

export const NodeList = () => (
  <ResourceList filters={Object.values(nodeFilters)} sort={{ field: 'code', order: 'ASC' }}>
    <ResourceTable rowClick="show">
      {nodeColumns.code}
      {nodeColumns.number}
      {nodeColumns.name}
      {nodeColumns.place}
      {nodeColumns.station_id}
      {nodeColumns.route_id}
      {nodeColumns.device_id}
      {nodeColumns.status}
    </ResourceTable>
  </ResourceList>
);
