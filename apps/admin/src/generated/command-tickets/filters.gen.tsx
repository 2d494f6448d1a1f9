// From schemas/resources/command-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject command-tickets filters`.
import { SearchInput } from 'react-admin';
import { EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const commandTicketFilters = {
  q: <SearchInput source="q" alwaysOn />,
  state: <EnumInput source="state" enum="command-state" />,
  route_id: <ReferenceSelect source="route_id" reference="routes" />,
  node_id: <ReferenceSelect source="node_id" reference="nodes" />,
  shift_id: <ReferenceSelect source="shift_id" reference="work-shifts" />,
  ticket_price_id: <ReferenceSelect source="ticket_price_id" reference="ticket-prices" />,
};
