// From schemas/resources/stop-points.json by `tuyen generate`. Edit that file, or own this: `tuyen eject stop-points edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { StopPointForm } from './form.gen.tsx';

export const StopPointEdit = () => (
  <RecordEdit>
    <StopPointForm />
  </RecordEdit>
);
