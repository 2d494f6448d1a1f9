// From schemas/resources/policies.json by `tuyen generate`. Edit that, or own this as custom/policies/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { PolicyForm } from './form.gen.tsx';

export const PolicyCreate = () => (
  <RecordCreate>
    <PolicyForm />
  </RecordCreate>
);
