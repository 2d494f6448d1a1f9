import { userFields } from '../../generated/users/fields.gen.tsx';
import { PermissionsField } from '../../permissions/permissions-field.tsx';
import { withPart } from '../../permissions/with-part.ts';

export const fields = {
  ...userFields,
  offices: withPart(userFields.offices, <PermissionsField source="permissions" />),
};
