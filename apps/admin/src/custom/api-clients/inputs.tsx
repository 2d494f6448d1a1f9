import { apiClientInputs } from '../../generated/api-clients/inputs.gen.tsx';
import { PermissionsInput } from '../../permissions/permissions-input.tsx';

export const inputs = {
  ...apiClientInputs,
  permissions: (
    <PermissionsInput
      source="permissions"
      helperText="resources.api-clients.help.permissions"
      offers={({ openApi }) => openApi}
    />
  ),
};
