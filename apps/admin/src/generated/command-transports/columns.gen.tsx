// From schemas/resources/command-transports.json by `tuyen generate`. Edit that, or own this as custom/command-transports/columns.tsx.
import { DataTable, ReferenceField } from 'react-admin';
import { DateField, EnumField } from '@tuyen/kit/admin';

export const commandTransportColumns = {
  code: <DataTable.Col source="code" />,
  command_date: (
    <DataTable.Col source="command_date">
      <DateField source="command_date" />
    </DataTable.Col>
  ),
  route_id: (
    <DataTable.Col source="route_id">
      <ReferenceField source="route_id" reference="routes" link="show" />
    </DataTable.Col>
  ),
  vehicle_id: (
    <DataTable.Col source="vehicle_id">
      <ReferenceField source="vehicle_id" reference="vehicles" link="show" />
    </DataTable.Col>
  ),
  driver_id: (
    <DataTable.Col source="driver_id">
      <ReferenceField source="driver_id" reference="users" link="show" />
    </DataTable.Col>
  ),
  sold_quantity: <DataTable.NumberCol source="sold_quantity" />,
  state: (
    <DataTable.Col source="state">
      <EnumField source="state" enum="command-state" />
    </DataTable.Col>
  ),
};
