// From schemas/resources/command-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject command-tickets columns`.
import { DataTable } from 'react-admin';
import { EnumField, ReferenceLink } from '@tuyen/kit/admin';

export const commandTicketColumns = {
  serial: <DataTable.Col source="serial" />,
  route_id: (
    <DataTable.Col source="route_id">
      <ReferenceLink source="route_id" reference="routes" />
    </DataTable.Col>
  ),
  first_number: <DataTable.NumberCol source="first_number" />,
  last_number: <DataTable.NumberCol source="last_number" />,
  used: <DataTable.NumberCol source="used" />,
  left: <DataTable.NumberCol source="left" />,
  state: (
    <DataTable.Col source="state">
      <EnumField source="state" enum="command-state" />
    </DataTable.Col>
  ),
};
