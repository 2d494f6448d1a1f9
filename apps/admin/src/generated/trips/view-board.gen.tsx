// From schemas/resources/trips.json by `tuyen generate`. Edit that file, or own this: `tuyen eject trips view-board`.
import { TimelineFields, TimelineInputs, TimelinePage } from '@tuyen/admin-kit';
import { tripFields } from './fields.gen.tsx';
import { tripInputs } from './inputs.gen.tsx';

export const TripViewBoard = () => (
  <TimelinePage name="board">
    <TimelineFields>
      {tripFields.state}
      {tripFields.route_id}
      {tripFields.direction}
      {tripFields.departure_at}
      {tripFields.arrival_at}
      {tripFields.vehicle_id}
      {tripFields.driver_id}
      {tripFields.conductor_id}
    </TimelineFields>
    <TimelineInputs>
      {tripInputs.vehicle_id}
      {tripInputs.driver_id}
      {tripInputs.conductor_id}
    </TimelineInputs>
  </TimelinePage>
);
