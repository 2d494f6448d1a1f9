// From schemas/resources/devices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject devices fields`.
import { TextField } from 'react-admin';
import {
  DateTimeField,
  EnumField,
  GeoPointField,
  JsonField,
  PhoneField,
  QuantityField,
  ReferenceLink,
} from '@tuyen/admin-kit';

export const deviceFields = {
  serial_number: <TextField source="serial_number" />,
  name: <TextField source="name" />,
  kind: <EnumField source="kind" enum="device-kind" />,
  vehicle_id: <ReferenceLink source="vehicle_id" reference="vehicles" />,
  sim_number: <PhoneField source="sim_number" />,
  status: <EnumField source="status" enum="status" />,
  note: <TextField source="note" component="pre" />,
  connection: <EnumField source="connection" enum="device-connection" />,
  last_seen_at: <DateTimeField source="last_seen_at" />,
  last_position: <GeoPointField source="last_position" />,
  battery_percent: <QuantityField source="battery_percent" unit="resources.devices.units.battery_percent" />,
  firmware_version: <TextField source="firmware_version" />,
  newer_firmware: <TextField source="newer_firmware" />,
  machine_config: <JsonField source="machine_config" />,
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};
