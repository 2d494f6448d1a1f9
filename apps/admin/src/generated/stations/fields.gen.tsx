// From schemas/resources/stations.json by `tuyen generate`. Edit that file, or own this: `tuyen eject stations fields`.
import { BooleanField, TextField } from 'react-admin';
import {
  DateTimeField,
  EnumField,
  GeoPointField,
  NumberField,
  QuantityField,
  ReferenceLink,
  TimeField,
} from '@tuyen/admin-kit';

export const stationFields = {
  code: <TextField source="code" />,
  name: <TextField source="name" />,
  transport_mode: <EnumField source="transport_mode" enum="transport-mode" />,
  opens: <TimeField source="opens" />,
  closes: <TimeField source="closes" />,
  status: <EnumField source="status" enum="status" />,
  route_id: <ReferenceLink source="route_id" reference="routes" />,
  order_on_line: <NumberField source="order_on_line" />,
  distance_m: <QuantityField source="distance_m" unit="resources.stations.units.distance_m" />,
  is_interchange: <BooleanField source="is_interchange" />,
  district_id: <ReferenceLink source="district_id" reference="districts" />,
  address: <TextField source="address" />,
  position: <GeoPointField source="position" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
};
