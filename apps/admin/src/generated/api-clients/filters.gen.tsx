// From schemas/resources/api-clients.json by `tuyen generate`. Edit that file, or own this: `tuyen eject api-clients filters`.
import { DateInput, SearchInput } from 'react-admin';
import { EnumInput } from '@tuyen/kit/admin';

export const apiClientFilters = {
  q: <SearchInput source="q" alwaysOn />,
  client_kind: <EnumInput source="client_kind" enum="client-kind" />,
  expires_on: <DateInput source="expires_on" />,
  status: <EnumInput source="status" enum="status" />,
};
