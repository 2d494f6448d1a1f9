// From schemas/resources/coins.json by `tuyen generate`. Edit that file, or own this: `tuyen eject coins filters`.
import { SearchInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const coinFilters = {
  q: <SearchInput source="q" alwaysOn />,
  state: <EnumInput source="state" enum="coin-state" />,
  customer_id: <ReferenceSelect source="customer_id" reference="customers" />,
  suspected_at: <DateInput source="suspected_at" wholeOnly />,
  last_used_at: <DateInput source="last_used_at" wholeOnly />,
};
