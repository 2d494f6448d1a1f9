// From schemas/resources/customers.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customers inputs`.
import { BooleanInput, TextInput } from 'react-admin';
import { DateInput, EnumInput, FormattedInput, ImageUploadInput, PhoneInput, ReferenceSelect } from '@tuyen/admin-kit';

export const customerInputs = {
  full_name: <TextInput source="full_name" isRequired helperText="resources.customers.help.full_name" />,
  birth_date: <DateInput source="birth_date" />,
  gender: <EnumInput source="gender" enum="gender" />,
  identity_number: (
    <FormattedInput
      source="identity_number"
      format="identity-number"
      helperText="resources.customers.help.identity_number"
    />
  ),
  portrait: (
    <ImageUploadInput
      source="portrait"
      accept={['image/jpeg', 'image/png', 'image/webp']}
      aspect={0.75}
      helperText="resources.customers.help.portrait"
    />
  ),
  phone: <PhoneInput source="phone" helperText="resources.customers.help.phone" />,
  email: <TextInput source="email" type="email" helperText="resources.customers.help.email" />,
  preferred_channel: (
    <EnumInput
      source="preferred_channel"
      enum="message-channel"
      helperText="resources.customers.help.preferred_channel"
    />
  ),
  declines_reminders: <BooleanInput source="declines_reminders" />,
  city_id: <ReferenceSelect source="city_id" reference="cities" options={[{ where: { status: ['ACTIVE', null] } }]} />,
  district_id: (
    <ReferenceSelect
      source="district_id"
      reference="districts"
      options={[{ where: { city_id: { field: 'city_id' }, status: ['ACTIVE', null] } }]}
    />
  ),
  address: <TextInput source="address" />,
  object_group_id: (
    <ReferenceSelect
      source="object_group_id"
      reference="object-groups"
      options={[{ where: { status: ['ACTIVE', null] } }]}
    />
  ),
  group_name: <TextInput source="group_name" />,
  proofs: (
    <ImageUploadInput
      source="proofs"
      accept={['image/jpeg', 'image/png', 'image/webp']}
      multiple
      helperText="resources.customers.help.proofs"
    />
  ),
  proofs_valid_until: (
    <DateInput source="proofs_valid_until" helperText="resources.customers.help.proofs_valid_until" />
  ),
  status: <EnumInput source="status" enum="status" />,
  note: <TextInput source="note" multiline minRows={3} />,
};
