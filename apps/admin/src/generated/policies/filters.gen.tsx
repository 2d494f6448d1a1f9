// From schemas/resources/policies.json by `tuyen generate`. Edit that, or own this as custom/policies/filters.tsx.
import { SearchInput } from 'react-admin';
import { EnumInput } from '@tuyen/kit/admin';

export const policyFilters = {
  q: <SearchInput source="q" alwaysOn />,
  tab: <EnumInput source="tab" enum="policy-tab" />,
  status: <EnumInput source="status" enum="status" />,
};
