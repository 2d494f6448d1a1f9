// From schemas/resources/districts.json by `tuyen generate`. Edit that file, or own this: `tuyen eject districts list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { districtColumns } from './columns.gen.tsx';
import { districtFilters } from './filters.gen.tsx';

export const DistrictList = () => (
  <ResourceList filters={Object.values(districtFilters)} sort={{ field: 'code', order: 'ASC' }}>
    <ResourceTable rowClick="show">
      {districtColumns.code}
      {districtColumns.name}
      {districtColumns.city_id}
      {districtColumns.zone}
      {districtColumns.status}
    </ResourceTable>
  </ResourceList>
);
