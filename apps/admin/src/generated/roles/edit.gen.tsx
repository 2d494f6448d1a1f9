// From schemas/resources/roles.json by `tuyen generate`. Edit that, or own this as custom/roles/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { RoleForm } from './form.gen.tsx';

export const RoleEdit = () => (
  <RecordEdit>
    <RoleForm />
  </RecordEdit>
);
