// From schemas/resources/cities.json by `tuyen generate`. Edit that, or own this as custom/cities/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { CityForm } from './form.gen.tsx';

export const CityCreate = () => (
  <RecordCreate>
    <CityForm />
  </RecordCreate>
);
