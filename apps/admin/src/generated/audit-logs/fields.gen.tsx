// From schemas/resources/audit-logs.json by `tuyen generate`. Edit that file, or own this: `tuyen eject audit-logs fields`.
import { TextField } from 'react-admin';
import { DateTimeField, EnumField, JsonField, ReferenceLink } from '@tuyen/admin-kit';

export const auditLogFields = {
  at: <DateTimeField source="at" />,
  actor: <TextField source="actor" />,
  user_id: <ReferenceLink source="user_id" reference="users" />,
  client_kind: <EnumField source="client_kind" enum="client-kind" />,
  action: <TextField source="action" />,
  resource: <TextField source="resource" />,
  record_id: <TextField source="record_id" />,
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  before: <JsonField source="before" />,
  after: <JsonField source="after" />,
};
