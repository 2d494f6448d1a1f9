// From schemas/resources/offices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject offices create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { OfficeForm } from './form.gen.tsx';

export const OfficeCreate = () => (
  <RecordCreate>
    <OfficeForm />
  </RecordCreate>
);
