// From schemas/resources/stations.json by `tuyen generate`. Edit that, or own this as custom/stations/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { StationForm } from './form.gen.tsx';

export const StationCreate = () => (
  <RecordCreate>
    <StationForm />
  </RecordCreate>
);
