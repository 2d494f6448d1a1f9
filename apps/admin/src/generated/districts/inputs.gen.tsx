// From schemas/resources/districts.json by `tuyen generate`. Edit that file, or own this: `tuyen eject districts inputs`.
import { TextInput } from 'react-admin';
import { EnumInput, FormattedInput, LocalizedTextInput, ReferenceSelect } from '@tuyen/admin-kit';

export const districtInputs = {
  code: <FormattedInput source="code" format="catalogue-code" isRequired />,
  name: (
    <LocalizedTextInput source="name" isRequired>
      <TextInput source="vi" isRequired />
      <TextInput source="en" />
    </LocalizedTextInput>
  ),
  former_names: <TextInput source="former_names" helperText="resources.districts.help.former_names" />,
  city_id: (
    <ReferenceSelect
      source="city_id"
      reference="cities"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      isRequired
    />
  ),
  zone: <EnumInput source="zone" enum="district-zone" isRequired helperText="resources.districts.help.zone" />,
  status: <EnumInput source="status" enum="status" />,
};
