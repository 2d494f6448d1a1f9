// From schemas/resources/stations.json by `tuyen generate`. Edit that file, or own this: `tuyen eject stations edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { StationForm } from './form.gen.tsx';

export const StationEdit = () => (
  <RecordEdit>
    <StationForm />
  </RecordEdit>
);
