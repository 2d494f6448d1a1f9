// From schemas/resources/audit-logs.json by `tuyen generate`. Edit that file instead.
import HistoryIcon from '@mui/icons-material/History';
import type { ResourceEntry } from '@tuyen/admin-kit';

export const auditLogs: ResourceEntry = {
  name: 'audit-logs',
  icon: HistoryIcon,
  module: 'audit-log',
  menu: 'system',
  title: '{resource} {action}',
  actions: ['list', 'show'],
  pages: {
    list: () => import('./list.gen.tsx').then((module) => module.AuditLogList),
    show: () => import('../../custom/audit-logs/show.tsx').then((module) => module.AuditLogShow),
  },
};
