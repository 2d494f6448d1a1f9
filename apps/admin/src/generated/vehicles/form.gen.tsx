// From schemas/resources/vehicles.json by `tuyen generate`. Edit that file, or own this: `tuyen eject vehicles form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { vehicleInputs } from './inputs.gen.tsx';
import { validateVehicle } from './validate.gen.js';

const resolver = resolverFor(validateVehicle);

export const VehicleForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {vehicleInputs.plate}
      {vehicleInputs.kind}
      {vehicleInputs.seats}
      {vehicleInputs.route_id}
      {vehicleInputs.inspection_expires_on}
      {vehicleInputs.brand}
      {vehicleInputs.manufactured_year}
      {vehicleInputs.status}
    </FormSection>
  </RecordForm>
);
