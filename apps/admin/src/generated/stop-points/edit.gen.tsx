// From schemas/resources/stop-points.json by `tuyen generate`. Edit that file, or own this part: apps/admin/src/custom/stop-points/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { StopPointForm } from './form.gen.tsx';

export const StopPointEdit = () => (
  <RecordEdit>
    <StopPointForm />
  </RecordEdit>
);
