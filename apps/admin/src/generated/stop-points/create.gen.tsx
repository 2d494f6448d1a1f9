// From schemas/resources/stop-points.json by `tuyen generate`. Edit that file, or own this: `tuyen eject stop-points create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { StopPointForm } from './form.gen.tsx';

export const StopPointCreate = () => (
  <RecordCreate>
    <StopPointForm />
  </RecordCreate>
);
