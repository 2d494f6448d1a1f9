import { auditLogFields } from '../../generated/audit-logs/fields.gen.tsx';
import { ActionName, ActorName, RecordName, ResourceName } from './named.tsx';

export const fields = {
  ...auditLogFields,
  actor: <ActorName source="actor" />,
  action: <ActionName source="action" />,
  resource: <ResourceName source="resource" />,
  record_id: <RecordName source="record_id" />,
};
