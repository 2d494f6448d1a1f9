// From schemas/resources/audit-logs.json by `tuyen generate`. Edit that file, or own this: `tuyen eject audit-logs filters`.
import { SearchInput, TextInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const auditLogFilters = {
  q: <SearchInput source="q" alwaysOn />,
  at: <DateInput source="at" wholeOnly />,
  user_id: <ReferenceSelect source="user_id" reference="users" />,
  client_kind: <EnumInput source="client_kind" enum="client-kind" />,
  resource: <TextInput source="resource" />,
  action: <TextInput source="action" />,
  record_id: <TextInput source="record_id" />,
  office_id: <ReferenceSelect source="office_id" reference="offices" />,
};
