// From schemas/resources/policies.json by `tuyen generate`. Edit that, or own this as custom/policies/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { PolicyForm } from './form.gen.tsx';

export const PolicyEdit = () => (
  <RecordEdit>
    <PolicyForm />
  </RecordEdit>
);
