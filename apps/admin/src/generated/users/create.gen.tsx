// From schemas/resources/users.json by `tuyen generate`. Edit that, or own this as custom/users/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { UserForm } from './form.gen.tsx';

export const UserCreate = () => (
  <RecordCreate>
    <UserForm />
  </RecordCreate>
);
