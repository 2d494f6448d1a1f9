// From schemas/resources/work-shifts.json by `tuyen generate`. Edit that, or own this as custom/work-shifts/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { WorkShiftForm } from './form.gen.tsx';

export const WorkShiftEdit = () => (
  <RecordEdit>
    <WorkShiftForm />
  </RecordEdit>
);
