// From schemas/resources/roles.json by `tuyen generate`. Edit that file, or own this: `tuyen eject roles edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { RoleForm } from './form.gen.tsx';

export const RoleEdit = () => (
  <RecordEdit>
    <RoleForm />
  </RecordEdit>
);
