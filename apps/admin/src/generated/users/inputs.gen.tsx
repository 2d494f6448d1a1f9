// From schemas/resources/users.json by `tuyen generate`. Edit that file, or own this: `tuyen eject users inputs`.
import { BooleanInput, TextInput } from 'react-admin';
import {
  EnumInput,
  FormattedInput,
  ImageUploadInput,
  NestedListInput,
  PhoneInput,
  ReferenceSelect,
  SecretInput,
  TextListInput,
} from '@tuyen/admin-kit';

export const userInputs = {
  username: <FormattedInput source="username" format="username" isRequired />,
  email: <TextInput source="email" type="email" isRequired helperText="resources.users.help.email" />,
  password: <SecretInput source="password" helperText="resources.users.help.password" />,
  status: <EnumInput source="status" enum="account-status" />,
  is_superuser: <BooleanInput source="is_superuser" helperText="resources.users.help.is_superuser" />,
  full_name: <TextInput source="full_name" isRequired />,
  phone: <PhoneInput source="phone" />,
  avatar: <ImageUploadInput source="avatar" accept={['image/jpeg', 'image/png', 'image/webp']} aspect={1} />,
  office_id: (
    <ReferenceSelect
      source="office_id"
      reference="offices"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      helperText="resources.users.help.office_id"
    />
  ),
  offices: (
    <NestedListInput source="offices" newRow={{ permissions: [], is_admin: false }}>
      <ReferenceSelect
        source="office_id"
        reference="offices"
        options={[{ where: { status: ['ACTIVE', null] } }]}
        isRequired
      />
      <ReferenceSelect
        source="role_id"
        reference="roles"
        options={[{ where: { status: ['ACTIVE', null] } }]}
        helperText="resources.users.help.offices.role_id"
      />
      <TextListInput source="permissions" />
      <BooleanInput source="is_admin" />
    </NestedListInput>
  ),
};
