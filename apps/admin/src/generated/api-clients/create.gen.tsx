// From schemas/resources/api-clients.json by `tuyen generate`. Edit that, or own this as custom/api-clients/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { ApiClientForm } from './form.gen.tsx';

export const ApiClientCreate = () => (
  <RecordCreate>
    <ApiClientForm />
  </RecordCreate>
);
