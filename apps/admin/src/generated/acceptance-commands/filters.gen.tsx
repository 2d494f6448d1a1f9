// From schemas/resources/acceptance-commands.json by `tuyen generate`. Edit that file, or own this: `tuyen eject acceptance-commands filters`.
import { SearchInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const acceptanceCommandFilters = {
  q: <SearchInput source="q" alwaysOn />,
  state: <EnumInput source="state" enum="acceptance-state" />,
  route_id: <ReferenceSelect source="route_id" reference="routes" />,
  period_from: <DateInput source="period_from" wholeOnly />,
  period_to: <DateInput source="period_to" wholeOnly />,
};
