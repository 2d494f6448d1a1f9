// From schemas/resources/stop-points.json by `tuyen generate`. Edit that, or own this as custom/stop-points/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { StopPointForm } from './form.gen.tsx';

export const StopPointCreate = () => (
  <RecordCreate>
    <StopPointForm />
  </RecordCreate>
);
