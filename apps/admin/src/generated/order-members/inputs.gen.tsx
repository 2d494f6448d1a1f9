// From schemas/resources/order-members.json by `tuyen generate`. Edit that file, or own this: `tuyen eject order-members inputs`.
import { TextInput } from 'react-admin';
import { DateInput, FormattedInput, ImageUploadInput } from '@tuyen/admin-kit';

export const orderMemberInputs = {
  full_name: <TextInput source="full_name" isRequired helperText="resources.order-members.help.full_name" />,
  birth_date: <DateInput source="birth_date" />,
  identity_number: <FormattedInput source="identity_number" format="identity-number" />,
  portrait: <ImageUploadInput source="portrait" accept={['image/jpeg', 'image/png', 'image/webp']} aspect={0.75} />,
};
