// From schemas/resources/daily-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject daily-tickets filters`.
import { SearchInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const dailyTicketFilters = {
  q: <SearchInput source="q" alwaysOn />,
  state: <EnumInput source="state" enum="pass-state" />,
  valid_on: <DateInput source="valid_on" wholeOnly />,
  transport_mode: <EnumInput source="transport_mode" enum="transport-mode" />,
  route_scope: <EnumInput source="route_scope" enum="route-scope" />,
  node_id: <ReferenceSelect source="node_id" reference="nodes" />,
  shift_id: <ReferenceSelect source="shift_id" reference="work-shifts" />,
  sold_by: <ReferenceSelect source="sold_by" reference="users" />,
  sold_at: <DateInput source="sold_at" wholeOnly />,
};
