// From schemas/resources/tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject tickets filters`.
import { NullableBooleanInput, SearchInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const ticketFilters = {
  q: <SearchInput source="q" alwaysOn />,
  state: <EnumInput source="state" enum="ticket-state" />,
  ticket_type: <EnumInput source="ticket_type" enum="ticket-type" />,
  transport_mode: <EnumInput source="transport_mode" enum="transport-mode" />,
  route_id: <ReferenceSelect source="route_id" reference="routes" />,
  node_id: <ReferenceSelect source="node_id" reference="nodes" />,
  shift_id: <ReferenceSelect source="shift_id" reference="work-shifts" />,
  sold_by: <ReferenceSelect source="sold_by" reference="users" />,
  payment_method: <EnumInput source="payment_method" enum="payment-method" />,
  sold_at: <DateInput source="sold_at" wholeOnly />,
  trip_canceled: <NullableBooleanInput source="trip_canceled" />,
};
