// From schemas/resources/audit-logs.json by `tuyen generate`. Edit that file, or own this: `tuyen eject audit-logs columns`.
import { DataTable } from 'react-admin';
import { DateTimeField, EnumField, ReferenceLink } from '@tuyen/admin-kit';

export const auditLogColumns = {
  at: (
    <DataTable.Col source="at">
      <DateTimeField source="at" />
    </DataTable.Col>
  ),
  actor: <DataTable.Col source="actor" />,
  client_kind: (
    <DataTable.Col source="client_kind">
      <EnumField source="client_kind" enum="client-kind" />
    </DataTable.Col>
  ),
  action: <DataTable.Col source="action" />,
  resource: <DataTable.Col source="resource" />,
  record_id: <DataTable.Col source="record_id" />,
  office_id: (
    <DataTable.Col source="office_id">
      <ReferenceLink source="office_id" reference="offices" />
    </DataTable.Col>
  ),
};
