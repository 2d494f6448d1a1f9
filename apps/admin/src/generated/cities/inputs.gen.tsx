// From schemas/resources/cities.json by `tuyen generate`. Edit that file, or own this: `tuyen eject cities inputs`.
import { BooleanInput, TextInput } from 'react-admin';
import { EnumInput, FormattedInput, LocalizedTextInput } from '@tuyen/admin-kit';

export const cityInputs = {
  code: <FormattedInput source="code" format="catalogue-code" isRequired helperText="resources.cities.help.code" />,
  name: (
    <LocalizedTextInput source="name" isRequired>
      <TextInput source="vi" isRequired />
      <TextInput source="en" />
    </LocalizedTextInput>
  ),
  scope: <EnumInput source="scope" enum="scope" isRequired />,
  districts_complete: (
    <BooleanInput source="districts_complete" helperText="resources.cities.help.districts_complete" />
  ),
  status: <EnumInput source="status" enum="status" />,
};
