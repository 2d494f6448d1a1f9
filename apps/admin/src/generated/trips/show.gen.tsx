// From schemas/resources/trips.json by `tuyen generate`. Edit that file, or own this: `tuyen eject trips show`.
import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { tripFields } from './fields.gen.tsx';

export const TripShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {tripFields.code}
      {tripFields.state}
      {tripFields.state_reason}
      {tripFields.route_id}
      {tripFields.direction}
      {tripFields.schedule_id}
      {tripFields.departure_at}
      {tripFields.arrival_at}
    </ShowSection>
    <ShowSection name="run">
      {tripFields.departed_at}
      {tripFields.arrived_at}
      {tripFields.passengers}
    </ShowSection>
    <ShowSection name="crew">
      {tripFields.vehicle_id}
      {tripFields.driver_id}
      {tripFields.conductor_id}
      {tripFields.note}
    </ShowSection>
    <ShowSection name="history">{tripFields.state_history}</ShowSection>
    <ShowSection name="system">
      {tripFields.office_id}
      {tripFields.created_by}
      {tripFields.created_at}
      {tripFields.updated_at}
    </ShowSection>
  </RecordShow>
);
