// From schemas/resources/agencies.json by `tuyen generate`. Edit that, or own this as custom/agencies/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { AgencyForm } from './form.gen.tsx';

export const AgencyEdit = () => (
  <RecordEdit>
    <AgencyForm />
  </RecordEdit>
);
