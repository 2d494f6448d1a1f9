// From schemas/resources/routes.json by `tuyen generate`. Edit that file, or own this: `tuyen eject routes edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { RouteForm } from './form.gen.tsx';

export const RouteEdit = () => (
  <RecordEdit>
    <RouteForm />
  </RecordEdit>
);
