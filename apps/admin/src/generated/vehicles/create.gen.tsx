// From schemas/resources/vehicles.json by `tuyen generate`. Edit that, or own this as custom/vehicles/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { VehicleForm } from './form.gen.tsx';

export const VehicleCreate = () => (
  <RecordCreate>
    <VehicleForm />
  </RecordCreate>
);
