// From schemas/resources/roles.json by `tuyen generate`. Edit that file, or own this: `tuyen eject roles filters`.
import { SearchInput } from 'react-admin';
import { EnumInput } from '@tuyen/admin-kit';

export const roleFilters = {
  q: <SearchInput source="q" alwaysOn />,
  status: <EnumInput source="status" enum="status" />,
};
