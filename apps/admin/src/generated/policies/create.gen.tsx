// From schemas/resources/policies.json by `tuyen generate`. Edit that file, or own this: `tuyen eject policies create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { PolicyForm } from './form.gen.tsx';

export const PolicyCreate = () => (
  <RecordCreate>
    <PolicyForm />
  </RecordCreate>
);
