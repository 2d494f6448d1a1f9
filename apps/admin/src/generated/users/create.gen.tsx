// From schemas/resources/users.json by `tuyen generate`. Edit that file, or own this: `tuyen eject users create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { UserForm } from './form.gen.tsx';

export const UserCreate = () => (
  <RecordCreate>
    <UserForm />
  </RecordCreate>
);
