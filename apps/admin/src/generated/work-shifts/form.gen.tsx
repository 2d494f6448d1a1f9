// From schemas/resources/work-shifts.json by `tuyen generate`. Edit that file, or own this: `tuyen eject work-shifts form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { workShiftInputs } from './inputs.gen.tsx';
import { validateWorkShift } from './validate.gen.js';

const resolver = resolverFor(validateWorkShift);

export const WorkShiftForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {workShiftInputs.work_date}
      {workShiftInputs.shift_number}
      {workShiftInputs.user_id}
      {workShiftInputs.planned_from}
      {workShiftInputs.planned_to}
    </FormSection>
    <FormSection name="place">
      {workShiftInputs.node_id}
      {workShiftInputs.ticket_counter_id}
      {workShiftInputs.note}
    </FormSection>
  </RecordForm>
);
