// From schemas/resources/stop-points.json by `tuyen generate`. Edit that file, or own this: `tuyen eject stop-points fields`.
import { BooleanField, TextField } from 'react-admin';
import { DateTimeField, EnumField, QuantityField, ReferenceLink } from '@tuyen/admin-kit';

export const stopPointFields = {
  code: <TextField source="code" />,
  name: <TextField source="name" />,
  has_shelter: <BooleanField source="has_shelter" />,
  status: <EnumField source="status" enum="status" />,
  district_id: <ReferenceLink source="district_id" reference="districts" />,
  address: <TextField source="address" />,
  latitude: <QuantityField source="latitude" unit="resources.stop-points.units.latitude" />,
  longitude: <QuantityField source="longitude" unit="resources.stop-points.units.longitude" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
};
