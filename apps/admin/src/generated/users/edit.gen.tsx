// From schemas/resources/users.json by `tuyen generate`. Edit that file, or own this: `tuyen eject users edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { UserForm } from './form.gen.tsx';

export const UserEdit = () => (
  <RecordEdit>
    <UserForm />
  </RecordEdit>
);
