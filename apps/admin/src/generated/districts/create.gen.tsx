// From schemas/resources/districts.json by `tuyen generate`. Edit that, or own this as custom/districts/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { DistrictForm } from './form.gen.tsx';

export const DistrictCreate = () => (
  <RecordCreate>
    <DistrictForm />
  </RecordCreate>
);
