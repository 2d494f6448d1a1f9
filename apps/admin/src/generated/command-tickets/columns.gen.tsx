// From schemas/resources/command-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject command-tickets columns`.
import { DataTable } from 'react-admin';
import { EnumField, NumberField, QuantityField, ReferenceLink } from '@tuyen/admin-kit';

export const commandTicketColumns = {
  serial: <DataTable.Col source="serial" />,
  route_id: (
    <DataTable.Col source="route_id">
      <ReferenceLink source="route_id" reference="routes" />
    </DataTable.Col>
  ),
  first_number: (
    <DataTable.Col source="first_number" align="right">
      <NumberField source="first_number" />
    </DataTable.Col>
  ),
  last_number: (
    <DataTable.Col source="last_number" align="right">
      <NumberField source="last_number" />
    </DataTable.Col>
  ),
  used: (
    <DataTable.Col source="used" align="right">
      <QuantityField source="used" unit="resources.command-tickets.units.used" />
    </DataTable.Col>
  ),
  left: (
    <DataTable.Col source="left" align="right">
      <QuantityField source="left" unit="resources.command-tickets.units.left" />
    </DataTable.Col>
  ),
  state: (
    <DataTable.Col source="state">
      <EnumField source="state" enum="command-state" />
    </DataTable.Col>
  ),
};
