// From schemas/resources/api-clients.json by `tuyen generate`. Edit that file, or own this: `tuyen eject api-clients filters`.
import { SearchInput } from 'react-admin';
import { DateInput, EnumInput } from '@tuyen/admin-kit';

export const apiClientFilters = {
  q: <SearchInput source="q" alwaysOn />,
  client_kind: <EnumInput source="client_kind" enum="client-kind" />,
  expires_on: <DateInput source="expires_on" wholeOnly />,
  status: <EnumInput source="status" enum="status" />,
};
