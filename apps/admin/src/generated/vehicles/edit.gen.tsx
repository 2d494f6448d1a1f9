// From schemas/resources/vehicles.json by `tuyen generate`. Edit that file, or own this: `tuyen eject vehicles edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { VehicleForm } from './form.gen.tsx';

export const VehicleEdit = () => (
  <RecordEdit>
    <VehicleForm />
  </RecordEdit>
);
