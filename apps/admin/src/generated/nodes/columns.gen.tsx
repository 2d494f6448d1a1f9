// From schemas/resources/nodes.json by `tuyen generate`. Edit that file, or own this: `tuyen eject nodes columns`.
import { DataTable } from 'react-admin';
import { EnumField, NumberField, ReferenceLink } from '@tuyen/admin-kit';

export const nodeColumns = {
  code: <DataTable.Col source="code" />,
  number: (
    <DataTable.Col source="number" align="right">
      <NumberField source="number" />
    </DataTable.Col>
  ),
  name: <DataTable.Col source="name" />,
  place: (
    <DataTable.Col source="place">
      <EnumField source="place" enum="node-place" />
    </DataTable.Col>
  ),
  station_id: (
    <DataTable.Col source="station_id">
      <ReferenceLink source="station_id" reference="stations" />
    </DataTable.Col>
  ),
  route_id: (
    <DataTable.Col source="route_id">
      <ReferenceLink source="route_id" reference="routes" />
    </DataTable.Col>
  ),
  device_id: (
    <DataTable.Col source="device_id">
      <ReferenceLink source="device_id" reference="devices" />
    </DataTable.Col>
  ),
  status: (
    <DataTable.Col source="status">
      <EnumField source="status" enum="status" />
    </DataTable.Col>
  ),
};
