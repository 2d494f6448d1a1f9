// From schemas/resources/stop-points.json by `tuyen generate`. Edit that file, or own this: `tuyen eject stop-points filters`.
import { NullableBooleanInput, SearchInput } from 'react-admin';
import { EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const stopPointFilters = {
  q: <SearchInput source="q" alwaysOn />,
  district_id: <ReferenceSelect source="district_id" reference="districts" />,
  has_shelter: <NullableBooleanInput source="has_shelter" />,
  status: <EnumInput source="status" enum="status" />,
};
