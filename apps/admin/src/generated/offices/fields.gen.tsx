// From schemas/resources/offices.json by `tuyen generate`. Edit that, or own this as custom/offices/fields.tsx.
import { EmailField, ReferenceField, TextField } from 'react-admin';
import { DateTimeField, EnumField, UploadedImageField } from '@tuyen/kit/admin';

export const officeFields = {
  code: <TextField source="code" />,
  name: <TextField source="name" />,
  short_name: <TextField source="short_name" />,
  organisation_type: <EnumField source="organisation_type" enum="organisation-type" />,
  parent_id: <ReferenceField source="parent_id" reference="offices" link="show" />,
  tax_code: <TextField source="tax_code" />,
  status: <EnumField source="status" enum="status" />,
  display_name: <TextField source="display_name" />,
  logo: <UploadedImageField source="logo" />,
  city_id: <ReferenceField source="city_id" reference="cities" link="show" />,
  district_id: <ReferenceField source="district_id" reference="districts" link="show" />,
  address: <TextField source="address" />,
  hotline: <TextField source="hotline" />,
  email: <EmailField source="email" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceField source="created_by" reference="users" link="show" />,
};
