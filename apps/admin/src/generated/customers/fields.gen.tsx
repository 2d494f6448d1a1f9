// From schemas/resources/customers.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customers fields`.
import { BooleanField, TextField } from 'react-admin';
import {
  DateField,
  DateTimeField,
  EmailField,
  EnumField,
  PhoneField,
  ReferenceLink,
  TextListField,
  UploadedImageField,
} from '@tuyen/admin-kit';

export const customerFields = {
  full_name: <TextField source="full_name" />,
  birth_date: <DateField source="birth_date" />,
  gender: <EnumField source="gender" enum="gender" />,
  identity_number: <TextField source="identity_number" />,
  portrait: <UploadedImageField source="portrait" />,
  erased_at: <DateTimeField source="erased_at" />,
  phone: <PhoneField source="phone" />,
  email: <EmailField source="email" />,
  preferred_channel: <EnumField source="preferred_channel" enum="message-channel" />,
  declines_reminders: <BooleanField source="declines_reminders" />,
  city_id: <ReferenceLink source="city_id" reference="cities" />,
  district_id: <ReferenceLink source="district_id" reference="districts" />,
  address: <TextField source="address" />,
  object_group_id: <ReferenceLink source="object_group_id" reference="object-groups" />,
  group_name: <TextField source="group_name" />,
  proofs: <UploadedImageField source="proofs" multiple />,
  proof_documents: <TextListField source="proof_documents" />,
  proofs_valid_until: <DateField source="proofs_valid_until" />,
  status: <EnumField source="status" enum="status" />,
  note: <TextField source="note" component="pre" />,
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
};
