// From schemas/resources/app-releases.json by `tuyen generate`. Edit that file, or own this: `tuyen eject app-releases fields`.
import { BooleanField, TextField, UrlField } from 'react-admin';
import { DateField, DateTimeField, EnumField, NumberField, ReferenceLink } from '@tuyen/admin-kit';

export const appReleaseFields = {
  os: <EnumField source="os" enum="app-os" />,
  app_version: <TextField source="app_version" />,
  build_number: <NumberField source="build_number" />,
  store_url: <UrlField source="store_url" />,
  released_on: <DateField source="released_on" />,
  is_required: <BooleanField source="is_required" />,
  status: <EnumField source="status" enum="status" />,
  notes_vi: <TextField source="notes_vi" component="pre" />,
  notes_en: <TextField source="notes_en" component="pre" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
};
