// From schemas/resources/vehicles.json by `tuyen generate`. Edit that file, or own this: `tuyen eject vehicles create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { VehicleForm } from './form.gen.tsx';

export const VehicleCreate = () => (
  <RecordCreate>
    <VehicleForm />
  </RecordCreate>
);
