// From schemas/resources/api-clients.json by `tuyen generate`. Edit that file, or own this: `tuyen eject api-clients edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { ApiClientForm } from './form.gen.tsx';

export const ApiClientEdit = () => (
  <RecordEdit>
    <ApiClientForm />
  </RecordEdit>
);
