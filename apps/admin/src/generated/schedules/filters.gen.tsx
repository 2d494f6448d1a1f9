// From schemas/resources/schedules.json by `tuyen generate`. Edit that file, or own this: `tuyen eject schedules filters`.
import { SearchInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const scheduleFilters = {
  q: <SearchInput source="q" alwaysOn />,
  route_id: <ReferenceSelect source="route_id" reference="routes" />,
  weekdays: <EnumInput source="weekdays" enum="weekday" />,
  valid_from: <DateInput source="valid_from" wholeOnly />,
  valid_to: <DateInput source="valid_to" wholeOnly />,
  status: <EnumInput source="status" enum="status" />,
};
