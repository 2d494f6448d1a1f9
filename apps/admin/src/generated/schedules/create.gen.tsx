// From schemas/resources/schedules.json by `tuyen generate`. Edit that, or own this as custom/schedules/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { ScheduleForm } from './form.gen.tsx';

export const ScheduleCreate = () => (
  <RecordCreate>
    <ScheduleForm />
  </RecordCreate>
);
