// From schemas/resources/work-shifts.json by `tuyen generate`. Edit that file, or own this: `tuyen eject work-shifts create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { WorkShiftForm } from './form.gen.tsx';

export const WorkShiftCreate = () => (
  <RecordCreate>
    <WorkShiftForm />
  </RecordCreate>
);
