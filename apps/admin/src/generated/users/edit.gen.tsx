// From schemas/resources/users.json by `tuyen generate`. Edit that, or own this as custom/users/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { UserForm } from './form.gen.tsx';

export const UserEdit = () => (
  <RecordEdit>
    <UserForm />
  </RecordEdit>
);
