// From schemas/resources/stations.json by `tuyen generate`. Edit that file, or own this: `tuyen eject stations create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { StationForm } from './form.gen.tsx';

export const StationCreate = () => (
  <RecordCreate>
    <StationForm />
  </RecordCreate>
);
