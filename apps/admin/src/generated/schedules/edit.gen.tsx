// From schemas/resources/schedules.json by `tuyen generate`. Edit that, or own this as custom/schedules/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { ScheduleForm } from './form.gen.tsx';

export const ScheduleEdit = () => (
  <RecordEdit>
    <ScheduleForm />
  </RecordEdit>
);
