// From schemas/resources/monthly-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject monthly-tickets filters`.
import { SearchInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const monthlyTicketFilters = {
  q: <SearchInput source="q" alwaysOn />,
  state: <EnumInput source="state" enum="pass-state" />,
  ticket_type: <EnumInput source="ticket_type" enum="ticket-type" />,
  transport_mode: <EnumInput source="transport_mode" enum="transport-mode" />,
  object_group_id: <ReferenceSelect source="object_group_id" reference="object-groups" />,
  route_scope: <EnumInput source="route_scope" enum="route-scope" />,
  valid_from: <DateInput source="valid_from" wholeOnly />,
  valid_to: <DateInput source="valid_to" wholeOnly />,
  sold_at: <DateInput source="sold_at" wholeOnly />,
};
