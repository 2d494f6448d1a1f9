// From schemas/resources/roles.json by `tuyen generate`. Edit that file, or own this: `tuyen eject roles create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { RoleForm } from './form.gen.tsx';

export const RoleCreate = () => (
  <RecordCreate>
    <RoleForm />
  </RecordCreate>
);
