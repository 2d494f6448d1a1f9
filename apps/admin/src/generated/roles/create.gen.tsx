// From schemas/resources/roles.json by `tuyen generate`. Edit that, or own this as custom/roles/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { RoleForm } from './form.gen.tsx';

export const RoleCreate = () => (
  <RecordCreate>
    <RoleForm />
  </RecordCreate>
);
