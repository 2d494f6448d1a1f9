// From schemas/resources/stop-points.json by `tuyen generate`. Edit that, or own this as custom/stop-points/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { StopPointForm } from './form.gen.tsx';

export const StopPointEdit = () => (
  <RecordEdit>
    <StopPointForm />
  </RecordEdit>
);
