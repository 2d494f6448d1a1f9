// From schemas/resources/offices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject offices filters`.
import { SearchInput } from 'react-admin';
import { EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const officeFilters = {
  q: <SearchInput source="q" alwaysOn />,
  organisation_type: <EnumInput source="organisation_type" enum="organisation-type" />,
  parent_id: <ReferenceSelect source="parent_id" reference="offices" />,
  status: <EnumInput source="status" enum="status" />,
};
