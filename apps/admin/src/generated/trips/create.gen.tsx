// From schemas/resources/trips.json by `tuyen generate`. Edit that, or own this as custom/trips/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { TripForm } from './form.gen.tsx';

export const TripCreate = () => (
  <RecordCreate>
    <TripForm />
  </RecordCreate>
);
