// From schemas/resources/users.json by `tuyen generate`. Edit that file, or own this one as custom/users/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { UserForm } from './form.gen.tsx';

export const UserEdit = () => (
  <RecordEdit>
    <UserForm />
  </RecordEdit>
);
