// From schemas/resources/trips.json by `tuyen generate`. Edit that file, or own this: `tuyen eject trips edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { TripForm } from './form.gen.tsx';

export const TripEdit = () => (
  <RecordEdit>
    <TripForm />
  </RecordEdit>
);
