// From schemas/resources/schedules.json by `tuyen generate`. Edit that file, or own this: `tuyen eject schedules create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { ScheduleForm } from './form.gen.tsx';

export const ScheduleCreate = () => (
  <RecordCreate>
    <ScheduleForm />
  </RecordCreate>
);
