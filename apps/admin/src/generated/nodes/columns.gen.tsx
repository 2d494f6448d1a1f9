// From schemas/resources/nodes.json by `tuyen generate`. Edit that, or own this as custom/nodes/columns.tsx.
import { DataTable, ReferenceField } from 'react-admin';
import { EnumField } from '@tuyen/kit/admin';

export const nodeColumns = {
  code: <DataTable.Col source="code" />,
  number: <DataTable.NumberCol source="number" />,
  name: <DataTable.Col source="name" />,
  place: (
    <DataTable.Col source="place">
      <EnumField source="place" enum="node-place" />
    </DataTable.Col>
  ),
  station_id: (
    <DataTable.Col source="station_id">
      <ReferenceField source="station_id" reference="stations" link="show" />
    </DataTable.Col>
  ),
  route_id: (
    <DataTable.Col source="route_id">
      <ReferenceField source="route_id" reference="routes" link="show" />
    </DataTable.Col>
  ),
  device_id: (
    <DataTable.Col source="device_id">
      <ReferenceField source="device_id" reference="devices" link="show" />
    </DataTable.Col>
  ),
  status: (
    <DataTable.Col source="status">
      <EnumField source="status" enum="status" />
    </DataTable.Col>
  ),
};
