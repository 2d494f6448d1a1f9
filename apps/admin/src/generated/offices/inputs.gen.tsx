// From schemas/resources/offices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject offices inputs`.
import { TextInput } from 'react-admin';
import { EnumInput, FormattedInput, ImageUploadInput, LocalizedTextInput, ReferenceSelect } from '@tuyen/admin-kit';

export const officeInputs = {
  code: <FormattedInput source="code" format="catalogue-code" isRequired />,
  name: <TextInput source="name" isRequired />,
  short_name: (
    <FormattedInput source="short_name" format="short-name" isRequired helperText="resources.offices.help.short_name" />
  ),
  organisation_type: (
    <EnumInput
      source="organisation_type"
      enum="organisation-type"
      isRequired
      helperText="resources.offices.help.organisation_type"
    />
  ),
  parent_id: (
    <ReferenceSelect
      source="parent_id"
      reference="offices"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      helperText="resources.offices.help.parent_id"
    />
  ),
  tax_code: <FormattedInput source="tax_code" format="tax-code" />,
  status: <EnumInput source="status" enum="status" />,
  display_name: (
    <LocalizedTextInput source="display_name" helperText="resources.offices.help.display_name">
      <TextInput source="vi" />
      <TextInput source="en" />
    </LocalizedTextInput>
  ),
  logo: <ImageUploadInput source="logo" accept={['image/png', 'image/jpeg', 'image/webp']} />,
  city_id: <ReferenceSelect source="city_id" reference="cities" options={[{ where: { status: ['ACTIVE', null] } }]} />,
  district_id: (
    <ReferenceSelect
      source="district_id"
      reference="districts"
      options={[{ where: { city_id: { field: 'city_id' }, status: ['ACTIVE', null] } }]}
    />
  ),
  address: <TextInput source="address" />,
  hotline: <FormattedInput source="hotline" format="hotline" />,
  email: <TextInput source="email" type="email" />,
  bank_code: <EnumInput source="bank_code" enum="bank" helperText="resources.offices.help.bank_code" />,
  bank_account_number: <TextInput source="bank_account_number" />,
  bank_account_name: <TextInput source="bank_account_name" />,
};
