// From schemas/resources/agency-settlements.json by `tuyen generate`. Edit that file, or own this: `tuyen eject agency-settlements filters`.
import { SearchInput } from 'react-admin';
import { DateInput, ReferenceSelect } from '@tuyen/admin-kit';

export const agencySettlementFilters = {
  q: <SearchInput source="q" alwaysOn />,
  agency_id: <ReferenceSelect source="agency_id" reference="agencies" />,
  settled_at: <DateInput source="settled_at" wholeOnly />,
};
