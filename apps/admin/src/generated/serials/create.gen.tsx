// From schemas/resources/serials.json by `tuyen generate`. Edit that, or own this as custom/serials/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { SerialForm } from './form.gen.tsx';

export const SerialCreate = () => (
  <RecordCreate>
    <SerialForm />
  </RecordCreate>
);
