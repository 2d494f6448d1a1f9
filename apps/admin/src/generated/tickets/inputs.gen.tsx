// From schemas/resources/tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject tickets inputs`.
import { TextInput } from 'react-admin';
import { EnumInput, ReferenceSelect } from '@tuyen/kit/admin';

export const ticketInputs = {
  ticket_price_id: <ReferenceSelect source="ticket_price_id" reference="ticket-prices" isRequired />,
  route_id: <ReferenceSelect source="route_id" reference="routes" isRequired />,
  trip_id: <ReferenceSelect source="trip_id" reference="trips" helperText="resources.tickets.help.trip_id" />,
  node_id: <ReferenceSelect source="node_id" reference="nodes" helperText="resources.tickets.help.node_id" />,
  command_ticket_id: (
    <ReferenceSelect
      source="command_ticket_id"
      reference="command-tickets"
      helperText="resources.tickets.help.command_ticket_id"
    />
  ),
  from_stop_point_id: (
    <ReferenceSelect
      source="from_stop_point_id"
      reference="stop-points"
      helperText="resources.tickets.help.from_stop_point_id"
    />
  ),
  to_stop_point_id: <ReferenceSelect source="to_stop_point_id" reference="stop-points" />,
  payment_method: <EnumInput source="payment_method" enum="payment-method" isRequired />,
  coin_id: <ReferenceSelect source="coin_id" reference="coins" />,
  note: <TextInput source="note" multiline minRows={3} />,
};
