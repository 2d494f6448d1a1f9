// From schemas/resources/agencies.json by `tuyen generate`. Edit that file, or own this: `tuyen eject agencies create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { AgencyForm } from './form.gen.tsx';

export const AgencyCreate = () => (
  <RecordCreate>
    <AgencyForm />
  </RecordCreate>
);
