// From schemas/resources/stop-points.json by `tuyen generate`. Edit that, or own this as custom/stop-points/fields.tsx.
import { BooleanField, NumberField, ReferenceField, TextField } from 'react-admin';
import { DateTimeField, EnumField } from '@tuyen/kit/admin';

export const stopPointFields = {
  code: <TextField source="code" />,
  name: <TextField source="name" />,
  has_shelter: <BooleanField source="has_shelter" />,
  status: <EnumField source="status" enum="status" />,
  district_id: <ReferenceField source="district_id" reference="districts" link="show" />,
  address: <TextField source="address" />,
  latitude: <NumberField source="latitude" />,
  longitude: <NumberField source="longitude" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceField source="created_by" reference="users" link="show" />,
};
