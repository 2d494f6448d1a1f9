// From schemas/resources/cities.json by `tuyen generate`. Edit that, or own this as custom/cities/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { CityForm } from './form.gen.tsx';

export const CityEdit = () => (
  <RecordEdit>
    <CityForm />
  </RecordEdit>
);
