// From schemas/resources/command-transports.json by `tuyen generate`. Edit that file, or own this: `tuyen eject command-transports columns`.
import { DataTable } from 'react-admin';
import { DateField, EnumField, QuantityField, ReferenceLink } from '@tuyen/admin-kit';

export const commandTransportColumns = {
  code: <DataTable.Col source="code" />,
  command_date: (
    <DataTable.Col source="command_date">
      <DateField source="command_date" />
    </DataTable.Col>
  ),
  route_id: (
    <DataTable.Col source="route_id">
      <ReferenceLink source="route_id" reference="routes" />
    </DataTable.Col>
  ),
  vehicle_id: (
    <DataTable.Col source="vehicle_id">
      <ReferenceLink source="vehicle_id" reference="vehicles" />
    </DataTable.Col>
  ),
  driver_id: (
    <DataTable.Col source="driver_id">
      <ReferenceLink source="driver_id" reference="users" />
    </DataTable.Col>
  ),
  sold_quantity: (
    <DataTable.Col source="sold_quantity" align="right">
      <QuantityField source="sold_quantity" unit="resources.command-transports.units.sold_quantity" />
    </DataTable.Col>
  ),
  state: (
    <DataTable.Col source="state">
      <EnumField source="state" enum="command-state" />
    </DataTable.Col>
  ),
};
