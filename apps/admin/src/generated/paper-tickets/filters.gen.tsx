// From schemas/resources/paper-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject paper-tickets filters`.
import { SearchInput } from 'react-admin';
import { DateInput, ReferenceSelect } from '@tuyen/admin-kit';

export const paperTicketFilters = {
  q: <SearchInput source="q" alwaysOn />,
  ticket_price_id: <ReferenceSelect source="ticket_price_id" reference="ticket-prices" />,
  route_id: <ReferenceSelect source="route_id" reference="routes" />,
  command_ticket_id: <ReferenceSelect source="command_ticket_id" reference="command-tickets" />,
  command_transport_id: <ReferenceSelect source="command_transport_id" reference="command-transports" />,
  shift_id: <ReferenceSelect source="shift_id" reference="work-shifts" />,
  sold_at: <DateInput source="sold_at" wholeOnly />,
};
