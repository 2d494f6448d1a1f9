// From schemas/resources/serials.json by `tuyen generate`. Edit that file, or own this: `tuyen eject serials list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { serialColumns } from './columns.gen.tsx';
import { serialFilters } from './filters.gen.tsx';

export const SerialList = () => (
  <ResourceList filters={Object.values(serialFilters)} sort={{ field: 'name', order: 'ASC' }}>
    <ResourceTable rowClick="show">
      {serialColumns.name}
      {serialColumns.template}
      {serialColumns.length}
      {serialColumns.restart}
      {serialColumns.last_serial}
      {serialColumns.next_index}
      {serialColumns.preview}
    </ResourceTable>
  </ResourceList>
);
