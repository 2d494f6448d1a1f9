import { DataTable } from 'react-admin';
import { auditLogColumns } from '../../generated/audit-logs/columns.gen.tsx';
import { fields } from './fields.tsx';

export const columns = {
  ...auditLogColumns,
  actor: <DataTable.Col source="actor">{fields.actor}</DataTable.Col>,
  action: <DataTable.Col source="action">{fields.action}</DataTable.Col>,
  resource: <DataTable.Col source="resource">{fields.resource}</DataTable.Col>,
  record_id: <DataTable.Col source="record_id">{fields.record_id}</DataTable.Col>,
};
