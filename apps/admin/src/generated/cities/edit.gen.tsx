// From schemas/resources/cities.json by `tuyen generate`. Edit that file, or own this: `tuyen eject cities edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { CityForm } from './form.gen.tsx';

export const CityEdit = () => (
  <RecordEdit>
    <CityForm />
  </RecordEdit>
);
