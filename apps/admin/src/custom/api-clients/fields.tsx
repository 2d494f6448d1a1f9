import { apiClientFields } from '../../generated/api-clients/fields.gen.tsx';
import { PermissionsField } from '../../permissions/permissions-field.tsx';
import { KeyField } from './key-field.tsx';

export const fields = {
  ...apiClientFields,
  key_prefix: <KeyField source="key_prefix" />,
  permissions: <PermissionsField source="permissions" />,
};
