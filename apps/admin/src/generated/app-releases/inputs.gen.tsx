// From schemas/resources/app-releases.json by `tuyen generate`. Edit that file, or own this: `tuyen eject app-releases inputs`.
import { BooleanInput, TextInput } from 'react-admin';
import { DateInput, EnumInput, NumberInput } from '@tuyen/admin-kit';

export const appReleaseInputs = {
  os: <EnumInput source="os" enum="app-os" isRequired />,
  app_version: <TextInput source="app_version" isRequired />,
  build_number: (
    <NumberInput source="build_number" min={1} isRequired helperText="resources.app-releases.help.build_number" />
  ),
  store_url: <TextInput source="store_url" type="url" isRequired />,
  released_on: <DateInput source="released_on" isRequired />,
  is_required: <BooleanInput source="is_required" helperText="resources.app-releases.help.is_required" />,
  status: <EnumInput source="status" enum="status" />,
  notes_vi: <TextInput source="notes_vi" multiline minRows={3} />,
  notes_en: <TextInput source="notes_en" multiline minRows={3} />,
};
