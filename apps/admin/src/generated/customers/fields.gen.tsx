// From schemas/resources/customers.json by `tuyen generate`. Edit that, or own this as custom/customers/fields.tsx.
import { EmailField, ReferenceField, TextField } from 'react-admin';
import { DateField, DateTimeField, EnumField, PhoneField, UploadedImageField } from '@tuyen/kit/admin';

export const customerFields = {
  full_name: <TextField source="full_name" />,
  birth_date: <DateField source="birth_date" />,
  gender: <EnumField source="gender" enum="gender" />,
  identity_number: <TextField source="identity_number" />,
  portrait: <UploadedImageField source="portrait" />,
  phone: <PhoneField source="phone" />,
  email: <EmailField source="email" />,
  city_id: <ReferenceField source="city_id" reference="cities" link="show" />,
  district_id: <ReferenceField source="district_id" reference="districts" link="show" />,
  address: <TextField source="address" />,
  object_group_id: <ReferenceField source="object_group_id" reference="object-groups" link="show" />,
  group_name: <TextField source="group_name" />,
  proofs: <UploadedImageField source="proofs" multiple />,
  proofs_valid_until: <DateField source="proofs_valid_until" />,
  status: <EnumField source="status" enum="status" />,
  note: <TextField source="note" component="pre" />,
  office_id: <ReferenceField source="office_id" reference="offices" link="show" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceField source="created_by" reference="users" link="show" />,
};
