// From schemas/resources/cities.json by `tuyen generate`. Edit that file, or own this: `tuyen eject cities list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { cityColumns } from './columns.gen.tsx';
import { cityFilters } from './filters.gen.tsx';

export const CityList = () => (
  <ResourceList filters={Object.values(cityFilters)} sort={{ field: 'code', order: 'ASC' }}>
    <ResourceTable rowClick="show">
      {cityColumns.code}
      {cityColumns.name}
      {cityColumns.scope}
      {cityColumns.districts_complete}
      {cityColumns.status}
    </ResourceTable>
  </ResourceList>
);
