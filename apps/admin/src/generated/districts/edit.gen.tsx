// From schemas/resources/districts.json by `tuyen generate`. Edit that file, or own this: `tuyen eject districts edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { DistrictForm } from './form.gen.tsx';

export const DistrictEdit = () => (
  <RecordEdit>
    <DistrictForm />
  </RecordEdit>
);
