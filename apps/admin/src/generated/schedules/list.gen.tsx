// From schemas/resources/schedules.json by `tuyen generate`. Edit that file, or own this: `tuyen eject schedules list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { scheduleColumns } from './columns.gen.tsx';
import { scheduleFilters } from './filters.gen.tsx';

export const ScheduleList = () => (
  <ResourceList filters={Object.values(scheduleFilters)} sort={{ field: 'code', order: 'ASC' }}>
    <ResourceTable rowClick="show">
      {scheduleColumns.code}
      {scheduleColumns.name}
      {scheduleColumns.route_id}
      {scheduleColumns.weekdays}
      {scheduleColumns.valid_from}
      {scheduleColumns.valid_to}
      {scheduleColumns.departure_count}
      {scheduleColumns.status}
    </ResourceTable>
  </ResourceList>
);
