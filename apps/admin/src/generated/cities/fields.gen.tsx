// From schemas/resources/cities.json by `tuyen generate`. Edit that file, or own this: `tuyen eject cities fields`.
import { BooleanField, TextField } from 'react-admin';
import { DateTimeField, EnumField, LocalizedTextField, ReferenceLink } from '@tuyen/admin-kit';

export const cityFields = {
  code: <TextField source="code" />,
  name: <LocalizedTextField source="name" />,
  scope: <EnumField source="scope" enum="scope" />,
  districts_complete: <BooleanField source="districts_complete" />,
  status: <EnumField source="status" enum="status" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
};
