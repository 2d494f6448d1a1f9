// From schemas/resources/districts.json by `tuyen generate`. Edit that file, or own this: `tuyen eject districts create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { DistrictForm } from './form.gen.tsx';

export const DistrictCreate = () => (
  <RecordCreate>
    <DistrictForm />
  </RecordCreate>
);
