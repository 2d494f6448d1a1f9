import { roleInputs } from '../../generated/roles/inputs.gen.tsx';
import { PermissionMatrixInput } from './PermissionMatrixInput.tsx';

export const inputs = {
  ...roleInputs,
  permissions: <PermissionMatrixInput source="permissions" helperText="resources.roles.help.permissions" />,
};
