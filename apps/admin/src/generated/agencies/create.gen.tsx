// From schemas/resources/agencies.json by `tuyen generate`. Edit that, or own this as custom/agencies/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { AgencyForm } from './form.gen.tsx';

export const AgencyCreate = () => (
  <RecordCreate>
    <AgencyForm />
  </RecordCreate>
);
