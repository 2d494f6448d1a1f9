// From schemas/resources/stations.json by `tuyen generate`. Edit that file, or own this: `tuyen eject stations columns`.
import { DataTable } from 'react-admin';
import { EnumField, NumberField, ReferenceLink } from '@tuyen/admin-kit';

export const stationColumns = {
  code: <DataTable.Col source="code" />,
  name: <DataTable.Col source="name" />,
  transport_mode: (
    <DataTable.Col source="transport_mode">
      <EnumField source="transport_mode" enum="transport-mode" />
    </DataTable.Col>
  ),
  route_id: (
    <DataTable.Col source="route_id">
      <ReferenceLink source="route_id" reference="routes" />
    </DataTable.Col>
  ),
  order_on_line: (
    <DataTable.Col source="order_on_line" align="right">
      <NumberField source="order_on_line" />
    </DataTable.Col>
  ),
  district_id: (
    <DataTable.Col source="district_id">
      <ReferenceLink source="district_id" reference="districts" />
    </DataTable.Col>
  ),
  status: (
    <DataTable.Col source="status">
      <EnumField source="status" enum="status" />
    </DataTable.Col>
  ),
};
