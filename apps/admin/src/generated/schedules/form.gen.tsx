// From schemas/resources/schedules.json by `tuyen generate`. Edit that file, or own this: `tuyen eject schedules form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { scheduleInputs } from './inputs.gen.tsx';
import { validateSchedule } from './validate.gen.js';

const resolver = resolverFor(validateSchedule);

export const ScheduleForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {scheduleInputs.code}
      {scheduleInputs.name}
      {scheduleInputs.route_id}
      {scheduleInputs.status}
    </FormSection>
    <FormSection name="days">
      {scheduleInputs.weekdays}
      {scheduleInputs.valid_from}
      {scheduleInputs.valid_to}
    </FormSection>
    <FormSection name="departures">{scheduleInputs.departures}</FormSection>
  </RecordForm>
);
