// From schemas/resources/roles.json by `tuyen generate`. Edit that file, or own this: `tuyen eject roles fields`.
import { TextField } from 'react-admin';
import { DateTimeField, EnumField, EnumListField, ReferenceLink, TextListField } from '@tuyen/admin-kit';

export const roleFields = {
  code: <TextField source="code" />,
  name: <TextField source="name" />,
  organisation_types: <EnumListField source="organisation_types" enum="organisation-type" />,
  issuer_id: <ReferenceLink source="issuer_id" reference="offices" />,
  description: <TextField source="description" component="pre" />,
  status: <EnumField source="status" enum="status" />,
  permissions: <TextListField source="permissions" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
};
