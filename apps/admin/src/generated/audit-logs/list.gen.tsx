// From schemas/resources/audit-logs.json by `tuyen generate`. Edit that file, or own this: `tuyen eject audit-logs list`.
import { Children } from 'react';
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { columns as auditLogColumns } from '../../custom/audit-logs/columns.tsx';
import { filters as auditLogFilters } from '../../custom/audit-logs/filters.tsx';

export const AuditLogList = () => (
  <ResourceList filters={Object.values(auditLogFilters)} sort={{ field: 'at', order: 'DESC' }}>
    <ResourceTable rowClick="show">{Children.toArray(Object.values(auditLogColumns))}</ResourceTable>
  </ResourceList>
);
