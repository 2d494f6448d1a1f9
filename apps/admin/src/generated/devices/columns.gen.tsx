// From schemas/resources/devices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject devices columns`.
import { DataTable } from 'react-admin';
import { DateTimeField, EnumField, QuantityField, ReferenceLink } from '@tuyen/admin-kit';

export const deviceColumns = {
  serial_number: <DataTable.Col source="serial_number" />,
  name: <DataTable.Col source="name" />,
  kind: (
    <DataTable.Col source="kind">
      <EnumField source="kind" enum="device-kind" />
    </DataTable.Col>
  ),
  vehicle_id: (
    <DataTable.Col source="vehicle_id">
      <ReferenceLink source="vehicle_id" reference="vehicles" />
    </DataTable.Col>
  ),
  connection: (
    <DataTable.Col source="connection">
      <EnumField source="connection" enum="device-connection" />
    </DataTable.Col>
  ),
  last_seen_at: (
    <DataTable.Col source="last_seen_at">
      <DateTimeField source="last_seen_at" />
    </DataTable.Col>
  ),
  battery_percent: (
    <DataTable.Col source="battery_percent" align="right">
      <QuantityField source="battery_percent" unit="resources.devices.units.battery_percent" />
    </DataTable.Col>
  ),
  status: (
    <DataTable.Col source="status">
      <EnumField source="status" enum="status" />
    </DataTable.Col>
  ),
  firmware_version: <DataTable.Col source="firmware_version" />,
  newer_firmware: <DataTable.Col source="newer_firmware" />,
};
