import { roleFields } from '../../generated/roles/fields.gen.tsx';
import { PermissionsField } from '../../permissions/PermissionsField.tsx';

export const fields = { ...roleFields, permissions: <PermissionsField source="permissions" /> };
