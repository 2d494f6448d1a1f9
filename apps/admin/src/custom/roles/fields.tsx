import { roleFields } from '../../generated/roles/fields.gen.tsx';
import { PermissionsField } from '../../permissions/permissions-field.tsx';

export const fields = { ...roleFields, permissions: <PermissionsField source="permissions" /> };
