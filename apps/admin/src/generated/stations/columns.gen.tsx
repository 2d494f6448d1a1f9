// From schemas/resources/stations.json by `tuyen generate`. Edit that, or own this as custom/stations/columns.tsx.
import { DataTable, ReferenceField } from 'react-admin';
import { EnumField } from '@tuyen/kit/admin';

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
      <ReferenceField source="route_id" reference="routes" link="show" />
    </DataTable.Col>
  ),
  order_on_line: <DataTable.NumberCol source="order_on_line" />,
  district_id: (
    <DataTable.Col source="district_id">
      <ReferenceField source="district_id" reference="districts" link="show" />
    </DataTable.Col>
  ),
  status: (
    <DataTable.Col source="status">
      <EnumField source="status" enum="status" />
    </DataTable.Col>
  ),
};
