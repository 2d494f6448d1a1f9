// From schemas/resources/audit-logs.json by `tuyen generate`. Edit that file, or own this: `tuyen eject audit-logs list`.
import { Children } from 'react';
import { DataTable } from 'react-admin';
import { ResourceList } from '@tuyen/kit/admin';
import { columns as auditLogColumns } from '../../custom/audit-logs/columns.tsx';
import { auditLogFilters } from './filters.gen.tsx';

export const AuditLogList = () => (
  <ResourceList filters={Object.values(auditLogFilters)} sort={{ field: 'at', order: 'DESC' }}>
    <DataTable rowClick="show">{Children.toArray(Object.values(auditLogColumns))}</DataTable>
  </ResourceList>
);
