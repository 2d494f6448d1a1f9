// From schemas/resources/agencies.json by `tuyen generate`. Edit that file, or own this: `tuyen eject agencies filters`.
import { SearchInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const agencyFilters = {
  q: <SearchInput source="q" alwaysOn />,
  type: <EnumInput source="type" enum="agency-type" />,
  agency_office_id: <ReferenceSelect source="agency_office_id" reference="offices" />,
  contract_to: <DateInput source="contract_to" wholeOnly />,
  status: <EnumInput source="status" enum="status" />,
};
