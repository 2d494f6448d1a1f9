// From schemas/resources/trips.json by `tuyen generate`. Edit that file, or own this: `tuyen eject trips form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { tripInputs } from './inputs.gen.tsx';
import { validateTrip } from './validate.gen.js';

const resolver = resolverFor(validateTrip);

export const TripForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {tripInputs.route_id}
      {tripInputs.direction}
      {tripInputs.schedule_id}
      {tripInputs.departure_at}
      {tripInputs.arrival_at}
    </FormSection>
    <FormSection name="crew">
      {tripInputs.vehicle_id}
      {tripInputs.driver_id}
      {tripInputs.conductor_id}
      {tripInputs.note}
    </FormSection>
  </RecordForm>
);
