import { roleInputs } from '../../generated/roles/inputs.gen.tsx';
import { PermissionMatrixInput } from './PermissionMatrixInput.tsx';

/** A role's permissions are ticked in a matrix rather than typed one by one. */
export const inputs = {
  ...roleInputs,
  permissions: <PermissionMatrixInput source="permissions" helperText="resources.roles.help.permissions" />,
};
