// From schemas/resources/work-shifts.json by `tuyen generate`. Edit that file, or own this: `tuyen eject work-shifts edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { WorkShiftForm } from './form.gen.tsx';

export const WorkShiftEdit = () => (
  <RecordEdit>
    <WorkShiftForm />
  </RecordEdit>
);
