// From schemas/resources/api-clients.json by `tuyen generate`. Edit that, or own this as custom/api-clients/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { ApiClientForm } from './form.gen.tsx';

export const ApiClientEdit = () => (
  <RecordEdit>
    <ApiClientForm />
  </RecordEdit>
);
