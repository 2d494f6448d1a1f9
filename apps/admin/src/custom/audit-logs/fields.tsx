import { auditLogFields } from '../../generated/audit-logs/fields.gen.tsx';
import { ActionName, Actor, RecordName, ResourceName } from './named.tsx';

/** Shows in words what the log stores as identifiers. */
export const fields = {
  ...auditLogFields,
  actor: <Actor source="actor" />,
  action: <ActionName source="action" />,
  resource: <ResourceName source="resource" />,
  record_id: <RecordName source="record_id" />,
};
