// From schemas/resources/customers.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customers filters`.
import { SearchInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const customerFilters = {
  q: <SearchInput source="q" alwaysOn />,
  object_group_id: <ReferenceSelect source="object_group_id" reference="object-groups" />,
  city_id: <ReferenceSelect source="city_id" reference="cities" />,
  district_id: <ReferenceSelect source="district_id" reference="districts" />,
  birth_date: <DateInput source="birth_date" wholeOnly />,
  status: <EnumInput source="status" enum="status" />,
};
