// From schemas/resources/stop-points.json by `tuyen generate`. Edit that file, or own this: `tuyen eject stop-points list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { stopPointColumns } from './columns.gen.tsx';
import { stopPointFilters } from './filters.gen.tsx';

export const StopPointList = () => (
  <ResourceList filters={Object.values(stopPointFilters)} sort={{ field: 'code', order: 'ASC' }}>
    <ResourceTable rowClick="show">
      {stopPointColumns.code}
      {stopPointColumns.name}
      {stopPointColumns.district_id}
      {stopPointColumns.address}
      {stopPointColumns.has_shelter}
      {stopPointColumns.status}
    </ResourceTable>
  </ResourceList>
);
