// From schemas/resources/districts.json by `tuyen generate`. Edit that file, or own this: `tuyen eject districts fields`.
import { TextField } from 'react-admin';
import { DateTimeField, EnumField, LocalizedTextField, ReferenceLink } from '@tuyen/admin-kit';

export const districtFields = {
  code: <TextField source="code" />,
  name: <LocalizedTextField source="name" />,
  former_names: <TextField source="former_names" />,
  city_id: <ReferenceLink source="city_id" reference="cities" />,
  zone: <EnumField source="zone" enum="district-zone" />,
  status: <EnumField source="status" enum="status" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
};
