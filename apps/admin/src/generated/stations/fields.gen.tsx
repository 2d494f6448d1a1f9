// From schemas/resources/stations.json by `tuyen generate`. Edit that, or own this as custom/stations/fields.tsx.
import { BooleanField, NumberField, ReferenceField, TextField } from 'react-admin';
import { DateTimeField, EnumField, GeoPointField, TimeField } from '@tuyen/kit/admin';

export const stationFields = {
  code: <TextField source="code" />,
  name: <TextField source="name" />,
  transport_mode: <EnumField source="transport_mode" enum="transport-mode" />,
  opens: <TimeField source="opens" />,
  closes: <TimeField source="closes" />,
  status: <EnumField source="status" enum="status" />,
  route_id: <ReferenceField source="route_id" reference="routes" link="show" />,
  order_on_line: <NumberField source="order_on_line" />,
  distance_m: <NumberField source="distance_m" />,
  is_interchange: <BooleanField source="is_interchange" />,
  district_id: <ReferenceField source="district_id" reference="districts" link="show" />,
  address: <TextField source="address" />,
  position: <GeoPointField source="position" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceField source="created_by" reference="users" link="show" />,
};
