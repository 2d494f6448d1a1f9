// From schemas/resources/schedules.json by `tuyen generate`. Edit that file, or own this: `tuyen eject schedules view-calendar`.
import { CalendarFields, CalendarInputs, CalendarPage } from '@tuyen/admin-kit';
import { scheduleFields } from './fields.gen.tsx';
import { scheduleInputs } from './inputs.gen.tsx';

export const ScheduleViewCalendar = () => (
  <CalendarPage name="calendar">
    <CalendarFields>
      {scheduleFields.route_id}
      {scheduleFields.weekdays}
      {scheduleFields.valid_from}
      {scheduleFields.valid_to}
      {scheduleFields.departure_count}
      {scheduleFields.status}
    </CalendarFields>
    <CalendarInputs>
      {scheduleInputs.valid_from}
      {scheduleInputs.valid_to}
    </CalendarInputs>
  </CalendarPage>
);
