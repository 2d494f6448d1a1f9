// From schemas/resources/users.json by `tuyen generate`. Edit that file, or own this one as custom/users/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { UserForm } from './form.gen.tsx';

export const UserCreate = () => (
  <RecordCreate>
    <UserForm />
  </RecordCreate>
);
