import { NestedListField, ReferenceLink } from '@tuyen/kit/admin';
import { BooleanField } from 'react-admin';
import { userFields } from '../../generated/users/fields.gen.tsx';
import { PermissionsField } from '../../permissions/PermissionsField.tsx';

export const fields = {
  ...userFields,
  offices: (
    <NestedListField source="offices">
      <ReferenceLink source="office_id" reference="offices" />
      <ReferenceLink source="role_id" reference="roles" />
      <PermissionsField source="permissions" />
      <BooleanField source="is_admin" />
    </NestedListField>
  ),
};
