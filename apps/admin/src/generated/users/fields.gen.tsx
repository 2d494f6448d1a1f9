// From schemas/resources/users.json by `tuyen generate`. Edit that, or own this as custom/users/fields.tsx.
import { BooleanField, EmailField, ReferenceField, TextField } from 'react-admin';
import {
  DateTimeField,
  EnumField,
  NestedListField,
  PhoneField,
  TextListField,
  UploadedImageField,
} from '@tuyen/kit/admin';

export const userFields = {
  username: <TextField source="username" />,
  email: <EmailField source="email" />,
  status: <EnumField source="status" enum="account-status" />,
  is_superuser: <BooleanField source="is_superuser" />,
  last_login_at: <DateTimeField source="last_login_at" />,
  full_name: <TextField source="full_name" />,
  phone: <PhoneField source="phone" />,
  avatar: <UploadedImageField source="avatar" />,
  office_id: <ReferenceField source="office_id" reference="offices" link="show" />,
  offices: (
    <NestedListField source="offices">
      <ReferenceField source="office_id" reference="offices" link="show" />
      <ReferenceField source="role_id" reference="roles" link="show" />
      <TextListField source="permissions" />
      <BooleanField source="is_admin" />
    </NestedListField>
  ),
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceField source="created_by" reference="users" link="show" />,
};
