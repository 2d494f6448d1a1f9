// From schemas/resources/districts.json by `tuyen generate`. Edit that file, or own this: `tuyen eject districts filters`.
import { SearchInput } from 'react-admin';
import { EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const districtFilters = {
  q: <SearchInput source="q" alwaysOn />,
  city_id: <ReferenceSelect source="city_id" reference="cities" />,
  zone: <EnumInput source="zone" enum="district-zone" />,
  status: <EnumInput source="status" enum="status" />,
};
