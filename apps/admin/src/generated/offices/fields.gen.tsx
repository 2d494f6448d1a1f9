// From schemas/resources/offices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject offices fields`.
import { TextField } from 'react-admin';
import {
  DateTimeField,
  EmailField,
  EnumField,
  LocalizedTextField,
  ReferenceLink,
  UploadedImageField,
} from '@tuyen/admin-kit';

export const officeFields = {
  code: <TextField source="code" />,
  name: <TextField source="name" />,
  short_name: <TextField source="short_name" />,
  organisation_type: <EnumField source="organisation_type" enum="organisation-type" />,
  parent_id: <ReferenceLink source="parent_id" reference="offices" />,
  tax_code: <TextField source="tax_code" />,
  status: <EnumField source="status" enum="status" />,
  display_name: <LocalizedTextField source="display_name" />,
  logo: <UploadedImageField source="logo" />,
  city_id: <ReferenceLink source="city_id" reference="cities" />,
  district_id: <ReferenceLink source="district_id" reference="districts" />,
  address: <TextField source="address" />,
  hotline: <TextField source="hotline" />,
  email: <EmailField source="email" />,
  bank_code: <EnumField source="bank_code" enum="bank" />,
  bank_account_number: <TextField source="bank_account_number" />,
  bank_account_name: <TextField source="bank_account_name" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
};
