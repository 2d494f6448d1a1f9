// From schemas/resources/serials.json by `tuyen generate`. Edit that, or own this as custom/serials/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { SerialForm } from './form.gen.tsx';

export const SerialEdit = () => (
  <RecordEdit>
    <SerialForm />
  </RecordEdit>
);
