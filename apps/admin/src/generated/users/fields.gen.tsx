// From schemas/resources/users.json by `tuyen generate`. Edit that file, or own this: `tuyen eject users fields`.
import { BooleanField, TextField } from 'react-admin';
import {
  DateTimeField,
  EmailField,
  EnumField,
  NestedListField,
  PhoneField,
  ReferenceLink,
  TextListField,
  UploadedImageField,
} from '@tuyen/admin-kit';

export const userFields = {
  username: <TextField source="username" />,
  email: <EmailField source="email" />,
  status: <EnumField source="status" enum="account-status" />,
  is_superuser: <BooleanField source="is_superuser" />,
  last_login_at: <DateTimeField source="last_login_at" />,
  full_name: <TextField source="full_name" />,
  phone: <PhoneField source="phone" />,
  avatar: <UploadedImageField source="avatar" />,
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  offices: (
    <NestedListField source="offices">
      <ReferenceLink source="office_id" reference="offices" />
      <ReferenceLink source="role_id" reference="roles" />
      <TextListField source="permissions" />
      <BooleanField source="is_admin" />
    </NestedListField>
  ),
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
};
