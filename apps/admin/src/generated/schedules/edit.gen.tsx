// From schemas/resources/schedules.json by `tuyen generate`. Edit that file, or own this: `tuyen eject schedules edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { ScheduleForm } from './form.gen.tsx';

export const ScheduleEdit = () => (
  <RecordEdit>
    <ScheduleForm />
  </RecordEdit>
);
