// From schemas/resources/stations.json by `tuyen generate`. Edit that, or own this as custom/stations/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { StationForm } from './form.gen.tsx';

export const StationEdit = () => (
  <RecordEdit>
    <StationForm />
  </RecordEdit>
);
