// From schemas/resources/districts.json by `tuyen generate`. Edit that, or own this as custom/districts/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { DistrictForm } from './form.gen.tsx';

export const DistrictEdit = () => (
  <RecordEdit>
    <DistrictForm />
  </RecordEdit>
);
