// From schemas/resources/roles.json by `tuyen generate`. Edit that file, or own this one as custom/roles/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { RoleForm } from './form.gen.tsx';

export const RoleEdit = () => (
  <RecordEdit>
    <RoleForm />
  </RecordEdit>
);
