import { NestedListInput, ReferenceSelect } from '@tuyen/kit/admin';
import { BooleanInput } from 'react-admin';
import { userInputs } from '../../generated/users/inputs.gen.tsx';
import { PermissionsInput } from '../../permissions/PermissionsInput.tsx';

export const inputs = {
  ...userInputs,
  offices: (
    <NestedListInput source="offices" newRow={{ permissions: [], is_admin: false }}>
      <ReferenceSelect
        source="office_id"
        reference="offices"
        options={[{ where: { status: ['ACTIVE', null] } }]}
        isRequired
      />
      <ReferenceSelect
        source="role_id"
        reference="roles"
        options={[{ where: { status: ['ACTIVE', null] } }]}
        helperText="resources.users.help.offices.role_id"
      />
      <PermissionsInput source="permissions" />
      <BooleanInput source="is_admin" />
    </NestedListInput>
  ),
};
