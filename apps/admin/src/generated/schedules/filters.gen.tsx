// From schemas/resources/schedules.json by `tuyen generate`. Edit that file, or own this: `tuyen eject schedules filters`.
import { DateInput, SearchInput } from 'react-admin';
import { EnumInput, ReferenceSelect } from '@tuyen/kit/admin';

export const scheduleFilters = {
  q: <SearchInput source="q" alwaysOn />,
  route_id: <ReferenceSelect source="route_id" reference="routes" />,
  weekdays: <EnumInput source="weekdays" enum="weekday" />,
  valid_from: <DateInput source="valid_from" />,
  valid_to: <DateInput source="valid_to" />,
  status: <EnumInput source="status" enum="status" />,
};
