// From schemas/resources/work-shifts.json by `tuyen generate`. Edit that, or own this as custom/work-shifts/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { WorkShiftForm } from './form.gen.tsx';

export const WorkShiftCreate = () => (
  <RecordCreate>
    <WorkShiftForm />
  </RecordCreate>
);
