// From schemas/resources/cities.json by `tuyen generate`. Edit that file, or own this: `tuyen eject cities create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { CityForm } from './form.gen.tsx';

export const CityCreate = () => (
  <RecordCreate>
    <CityForm />
  </RecordCreate>
);
