// From schemas/resources/audit-logs.json by `tuyen generate`. Edit that, or own this as custom/audit-logs/list.tsx.
import { DataTable } from 'react-admin';
import { ResourceList } from '@tuyen/kit/admin';
import { auditLogColumns } from './columns.gen.tsx';
import { auditLogFilters } from './filters.gen.tsx';

export const AuditLogList = () => (
  <ResourceList filters={Object.values(auditLogFilters)} sort={{ field: 'at', order: 'DESC' }}>
    <DataTable rowClick="show">
      {auditLogColumns.at}
      {auditLogColumns.actor}
      {auditLogColumns.client_kind}
      {auditLogColumns.action}
      {auditLogColumns.resource}
      {auditLogColumns.record_id}
      {auditLogColumns.office_id}
    </DataTable>
  </ResourceList>
);
