import { auditLogFilters } from '../../generated/audit-logs/filters.gen.tsx';
import { ActionChoice } from './action-choice.tsx';
import { ResourceChoice } from './resource-choice.tsx';

export const filters = {
  ...auditLogFilters,
  resource: <ResourceChoice source="resource" />,
  action: <ActionChoice source="action" />,
};
