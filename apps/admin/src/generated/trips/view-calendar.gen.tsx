// From schemas/resources/trips.json by `tuyen generate`. Edit that file, or own this: `tuyen eject trips view-calendar`.
import { CalendarFields, CalendarInputs, CalendarPage } from '@tuyen/admin-kit';
import { tripFields } from './fields.gen.tsx';
import { tripInputs } from './inputs.gen.tsx';

export const TripViewCalendar = () => (
  <CalendarPage name="calendar">
    <CalendarFields>
      {tripFields.state}
      {tripFields.route_id}
      {tripFields.direction}
      {tripFields.departure_at}
      {tripFields.arrival_at}
      {tripFields.vehicle_id}
      {tripFields.driver_id}
    </CalendarFields>
    <CalendarInputs>
      {tripInputs.departure_at}
      {tripInputs.arrival_at}
    </CalendarInputs>
  </CalendarPage>
);
