// From schemas/resources/users.json by `tuyen generate`. Edit that file, or own this: `tuyen eject users form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { inputs as userInputs } from '../../custom/users/inputs.tsx';
import { validateUser } from './validate.gen.js';

const resolver = resolverFor(validateUser);

export const UserForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="account">
      {userInputs.username}
      {userInputs.email}
      {userInputs.password}
      {userInputs.status}
      {userInputs.is_superuser}
    </FormSection>
    <FormSection name="person">
      {userInputs.full_name}
      {userInputs.phone}
      {userInputs.avatar}
    </FormSection>
    <FormSection name="offices">
      {userInputs.office_id}
      {userInputs.offices}
    </FormSection>
  </RecordForm>
);
