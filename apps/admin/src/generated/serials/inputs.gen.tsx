// From schemas/resources/serials.json by `tuyen generate`. Edit that file, or own this: `tuyen eject serials inputs`.
import { TextInput } from 'react-admin';
import { EnumInput } from '@tuyen/admin-kit';

export const serialInputs = {
  name: <EnumInput source="name" enum="serial-template" isRequired />,
  template: <TextInput source="template" isRequired helperText="resources.serials.help.template" />,
  note: <TextInput source="note" multiline minRows={3} />,
};
