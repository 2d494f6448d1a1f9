// From schemas/resources/agencies.json by `tuyen generate`. Edit that file, or own this: `tuyen eject agencies edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { AgencyForm } from './form.gen.tsx';

export const AgencyEdit = () => (
  <RecordEdit>
    <AgencyForm />
  </RecordEdit>
);
