import { auditLogFields } from '../../generated/audit-logs/fields.gen.tsx';
import { ActionName, ActorName, RecordName, ResourceName } from './named.tsx';

/** Custom fields that show readable names for the identifiers stored in the log. */
export const fields = {
  ...auditLogFields,
  actor: <ActorName source="actor" />,
  action: <ActionName source="action" />,
  resource: <ResourceName source="resource" />,
  record_id: <RecordName source="record_id" />,
};
