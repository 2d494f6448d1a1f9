// From schemas/resources/routes.json by `tuyen generate`. Edit that file, or own this: `tuyen eject routes create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { RouteForm } from './form.gen.tsx';

export const RouteCreate = () => (
  <RecordCreate>
    <RouteForm />
  </RecordCreate>
);
