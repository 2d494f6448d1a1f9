// From schemas/resources/vehicles.json by `tuyen generate`. Edit that, or own this as custom/vehicles/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { VehicleForm } from './form.gen.tsx';

export const VehicleEdit = () => (
  <RecordEdit>
    <VehicleForm />
  </RecordEdit>
);
