// From schemas/resources/policies.json by `tuyen generate`. Edit that file, or own this: `tuyen eject policies filters`.
import { SearchInput } from 'react-admin';
import { EnumInput } from '@tuyen/admin-kit';

export const policyFilters = {
  q: <SearchInput source="q" alwaysOn />,
  tab: <EnumInput source="tab" enum="policy-tab" />,
  status: <EnumInput source="status" enum="status" />,
};
