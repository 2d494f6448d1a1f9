// From schemas/resources/serials.json by `tuyen generate`. Edit that file, or own this: `tuyen eject serials edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { SerialForm } from './form.gen.tsx';

export const SerialEdit = () => (
  <RecordEdit>
    <SerialForm />
  </RecordEdit>
);
