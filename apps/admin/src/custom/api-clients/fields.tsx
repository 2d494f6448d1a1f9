import { apiClientFields } from '../../generated/api-clients/fields.gen.tsx';
import { PermissionsField } from '../../permissions/PermissionsField.tsx';
import { KeyField } from './KeyField.tsx';

export const fields = {
  ...apiClientFields,
  key_prefix: <KeyField source="key_prefix" />,
  permissions: <PermissionsField source="permissions" />,
};
