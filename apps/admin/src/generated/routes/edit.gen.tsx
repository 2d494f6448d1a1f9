// From schemas/resources/routes.json by `tuyen generate`. Edit that, or own this as custom/routes/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { RouteForm } from './form.gen.tsx';

export const RouteEdit = () => (
  <RecordEdit>
    <RouteForm />
  </RecordEdit>
);
