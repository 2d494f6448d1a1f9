// From schemas/resources/roles.json by `tuyen generate`. Edit that file, or own this: `tuyen eject roles inputs`.
import { TextInput } from 'react-admin';
import { EnumInput, EnumListInput, FormattedInput, ReferenceSelect, TextListInput } from '@tuyen/admin-kit';

export const roleInputs = {
  code: <FormattedInput source="code" format="catalogue-code" isRequired />,
  name: <TextInput source="name" isRequired />,
  organisation_types: (
    <EnumListInput
      source="organisation_types"
      enum="organisation-type"
      isRequired
      helperText="resources.roles.help.organisation_types"
    />
  ),
  issuer_id: (
    <ReferenceSelect
      source="issuer_id"
      reference="offices"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      helperText="resources.roles.help.issuer_id"
    />
  ),
  description: <TextInput source="description" multiline minRows={3} />,
  status: <EnumInput source="status" enum="status" />,
  permissions: <TextListInput source="permissions" isRequired helperText="resources.roles.help.permissions" />,
};
