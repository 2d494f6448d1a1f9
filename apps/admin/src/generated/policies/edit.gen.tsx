// From schemas/resources/policies.json by `tuyen generate`. Edit that file, or own this: `tuyen eject policies edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { PolicyForm } from './form.gen.tsx';

export const PolicyEdit = () => (
  <RecordEdit>
    <PolicyForm />
  </RecordEdit>
);
