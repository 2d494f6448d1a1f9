// From schemas/resources/trips.json by `tuyen generate`. Edit that file, or own this: `tuyen eject trips create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { TripForm } from './form.gen.tsx';

export const TripCreate = () => (
  <RecordCreate>
    <TripForm />
  </RecordCreate>
);
