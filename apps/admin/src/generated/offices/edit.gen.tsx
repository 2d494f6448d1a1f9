// From schemas/resources/offices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject offices edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { OfficeForm } from './form.gen.tsx';

export const OfficeEdit = () => (
  <RecordEdit>
    <OfficeForm />
  </RecordEdit>
);
