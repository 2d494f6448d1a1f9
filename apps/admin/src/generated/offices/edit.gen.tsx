// From schemas/resources/offices.json by `tuyen generate`. Edit that, or own this as custom/offices/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { OfficeForm } from './form.gen.tsx';

export const OfficeEdit = () => (
  <RecordEdit>
    <OfficeForm />
  </RecordEdit>
);
