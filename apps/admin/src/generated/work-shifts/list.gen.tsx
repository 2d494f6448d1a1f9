// From schemas/resources/work-shifts.json by `tuyen generate`. Edit that file, or own this: `tuyen eject work-shifts list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { workShiftColumns } from './columns.gen.tsx';
import { workShiftFilters } from './filters.gen.tsx';

export const WorkShiftList = () => (
  <ResourceList filters={Object.values(workShiftFilters)} sort={{ field: 'work_date', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {workShiftColumns.code}
      {workShiftColumns.work_date}
      {workShiftColumns.shift_number}
      {workShiftColumns.user_id}
      {workShiftColumns.total_sales}
      {workShiftColumns.difference}
      {workShiftColumns.state}
      {workShiftColumns.opened_at}
    </ResourceTable>
  </ResourceList>
);
