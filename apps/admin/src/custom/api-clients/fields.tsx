import { apiClientFields } from '../../generated/api-clients/fields.gen.tsx';
import { PermissionsField } from '../../permissions/PermissionsField.tsx';
import { KeyField } from './KeyField.tsx';

/** Shows the beginning of the key and the button that replaces it. */
export const fields = {
  ...apiClientFields,
  key_prefix: <KeyField source="key_prefix" />,
  permissions: <PermissionsField source="permissions" />,
};
