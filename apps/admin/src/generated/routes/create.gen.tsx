// From schemas/resources/routes.json by `tuyen generate`. Edit that, or own this as custom/routes/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { RouteForm } from './form.gen.tsx';

export const RouteCreate = () => (
  <RecordCreate>
    <RouteForm />
  </RecordCreate>
);
