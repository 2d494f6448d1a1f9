// From schemas/resources/card-sessions.json by `tuyen generate`. Edit that file, or own this: `tuyen eject card-sessions list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { cardSessionColumns } from './columns.gen.tsx';
import { cardSessionFilters } from './filters.gen.tsx';

export const CardSessionList = () => (
  <ResourceList filters={Object.values(cardSessionFilters)} sort={{ field: 'started_at', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {cardSessionColumns.customer_id}
      {cardSessionColumns.device}
      {cardSessionColumns.kept}
      {cardSessionColumns.started_at}
      {cardSessionColumns.used_at}
      {cardSessionColumns.ends_at}
      {cardSessionColumns.ended_at}
    </ResourceTable>
  </ResourceList>
);
