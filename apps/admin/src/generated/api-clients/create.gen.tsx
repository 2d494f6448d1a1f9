// From schemas/resources/api-clients.json by `tuyen generate`. Edit that file, or own this: `tuyen eject api-clients create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { ApiClientForm } from './form.gen.tsx';

export const ApiClientCreate = () => (
  <RecordCreate>
    <ApiClientForm />
  </RecordCreate>
);
