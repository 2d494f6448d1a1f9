// From schemas/resources/audit-logs.json by `tuyen generate`. Edit that, or own this as custom/audit-logs/filters.tsx.
import { DateInput, SearchInput, TextInput } from 'react-admin';
import { ReferenceSelect } from '@tuyen/kit/admin';

export const auditLogFilters = {
  q: <SearchInput source="q" alwaysOn />,
  at: <DateInput source="at" />,
  user_id: <ReferenceSelect source="user_id" reference="users" />,
  resource: <TextInput source="resource" />,
  action: <TextInput source="action" />,
  record_id: <TextInput source="record_id" />,
};
