import { roleInputs } from '../../generated/roles/inputs.gen.tsx';
import { PermissionMatrixInput } from './permission-matrix-input.tsx';

export const inputs = {
  ...roleInputs,
  permissions: <PermissionMatrixInput source="permissions" helperText="resources.roles.help.permissions" />,
};
