// From schemas/resources/stations.json by `tuyen generate`. Edit that file, or own this: `tuyen eject stations form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { stationInputs } from './inputs.gen.tsx';
import { validateStation } from './validate.gen.js';

const resolver = resolverFor(validateStation);

export const StationForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {stationInputs.code}
      {stationInputs.name}
      {stationInputs.transport_mode}
      {stationInputs.opens}
      {stationInputs.closes}
      {stationInputs.status}
    </FormSection>
    <FormSection name="line">
      {stationInputs.route_id}
      {stationInputs.order_on_line}
      {stationInputs.distance_m}
      {stationInputs.is_interchange}
    </FormSection>
    <FormSection name="place">
      {stationInputs.district_id}
      {stationInputs.address}
      {stationInputs.position}
    </FormSection>
  </RecordForm>
);
