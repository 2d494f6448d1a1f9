// From schemas/resources/serials.json by `tuyen generate`. Edit that file, or own this: `tuyen eject serials create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { SerialForm } from './form.gen.tsx';

export const SerialCreate = () => (
  <RecordCreate>
    <SerialForm />
  </RecordCreate>
);
