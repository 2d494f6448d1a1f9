import { userInputs } from '../../generated/users/inputs.gen.tsx';
import { PermissionsInput } from '../../permissions/permissions-input.tsx';
import { withPart } from '../../permissions/with-part.ts';

export const inputs = {
  ...userInputs,
  offices: withPart(userInputs.offices, <PermissionsInput source="permissions" />),
};
