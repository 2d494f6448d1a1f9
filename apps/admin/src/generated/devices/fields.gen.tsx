// From schemas/resources/devices.json by `tuyen generate`. Edit that, or own this as custom/devices/fields.tsx.
import { NumberField, ReferenceField, TextField } from 'react-admin';
import { DateTimeField, EnumField, GeoPointField, JsonField, PhoneField } from '@tuyen/kit/admin';

export const deviceFields = {
  serial_number: <TextField source="serial_number" />,
  name: <TextField source="name" />,
  kind: <EnumField source="kind" enum="device-kind" />,
  vehicle_id: <ReferenceField source="vehicle_id" reference="vehicles" link="show" />,
  sim_number: <PhoneField source="sim_number" />,
  status: <EnumField source="status" enum="status" />,
  note: <TextField source="note" component="pre" />,
  last_seen_at: <DateTimeField source="last_seen_at" />,
  last_position: <GeoPointField source="last_position" />,
  battery_percent: <NumberField source="battery_percent" />,
  firmware_version: <TextField source="firmware_version" />,
  machine_config: <JsonField source="machine_config" />,
  office_id: <ReferenceField source="office_id" reference="offices" link="show" />,
  created_by: <ReferenceField source="created_by" reference="users" link="show" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};
