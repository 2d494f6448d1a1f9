// From schemas/resources/ticket-uses.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-uses columns`.
import { DataTable } from 'react-admin';
import { DateTimeField, EnumField, ReferenceLink } from '@tuyen/admin-kit';

export const ticketUsColumns = {
  at: (
    <DataTable.Col source="at">
      <DateTimeField source="at" />
    </DataTable.Col>
  ),
  serial: <DataTable.Col source="serial" />,
  kind: (
    <DataTable.Col source="kind">
      <EnumField source="kind" enum="pass-kind" />
    </DataTable.Col>
  ),
  route_id: (
    <DataTable.Col source="route_id">
      <ReferenceLink source="route_id" reference="routes" />
    </DataTable.Col>
  ),
  device: <DataTable.Col source="device" />,
};
