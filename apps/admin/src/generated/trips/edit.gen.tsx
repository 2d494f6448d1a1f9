// From schemas/resources/trips.json by `tuyen generate`. Edit that, or own this as custom/trips/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { TripForm } from './form.gen.tsx';

export const TripEdit = () => (
  <RecordEdit>
    <TripForm />
  </RecordEdit>
);
