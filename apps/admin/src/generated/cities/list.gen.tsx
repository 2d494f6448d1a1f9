// From schemas/resources/cities.json by `tuyen generate`. Edit that file, or own this: `tuyen eject cities list`.
import { DataTable } from 'react-admin';
import { ResourceList } from '@tuyen/kit/admin';
import { cityColumns } from './columns.gen.tsx';
import { cityFilters } from './filters.gen.tsx';

export const CityList = () => (
  <ResourceList filters={Object.values(cityFilters)} sort={{ field: 'code', order: 'ASC' }}>
    <DataTable rowClick="show">
      {cityColumns.code}
      {cityColumns.name}
      {cityColumns.scope}
      {cityColumns.status}
    </DataTable>
  </ResourceList>
);
