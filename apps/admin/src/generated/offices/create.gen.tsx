// From schemas/resources/offices.json by `tuyen generate`. Edit that, or own this as custom/offices/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { OfficeForm } from './form.gen.tsx';

export const OfficeCreate = () => (
  <RecordCreate>
    <OfficeForm />
  </RecordCreate>
);
