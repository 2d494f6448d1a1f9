// From schemas/resources/roles.json by `tuyen generate`. Edit that, or own this as custom/roles/filters.tsx.
import { SearchInput } from 'react-admin';
import { EnumInput } from '@tuyen/kit/admin';

export const roleFilters = {
  q: <SearchInput source="q" alwaysOn />,
  status: <EnumInput source="status" enum="status" />,
};
