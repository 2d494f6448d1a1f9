// From schemas/resources/tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject tickets inputs`.
import { TextInput } from 'react-admin';
import { EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const ticketInputs = {
  ticket_price_id: (
    <ReferenceSelect
      source="ticket_price_id"
      reference="ticket-prices"
      options={[
        {
          where: {
            ticket_type: 'ONE_TIME',
            status: ['ACTIVE', null],
            on_sale: [true, null],
            sale_from: { to: 'today' },
            sale_to: { from: 'today' },
          },
        },
      ]}
      isRequired
    />
  ),
  route_id: (
    <ReferenceSelect
      source="route_id"
      reference="routes"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      isRequired
    />
  ),
  trip_id: (
    <ReferenceSelect
      source="trip_id"
      reference="trips"
      options={[{ where: { route_id: { field: 'route_id' }, state: ['PLANNED', 'RUNNING'] } }]}
      helperText="resources.tickets.help.trip_id"
    />
  ),
  node_id: (
    <ReferenceSelect
      source="node_id"
      reference="nodes"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      helperText="resources.tickets.help.node_id"
    />
  ),
  from_stop_point_id: (
    <ReferenceSelect
      source="from_stop_point_id"
      reference="stop-points"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      helperText="resources.tickets.help.from_stop_point_id"
    />
  ),
  to_stop_point_id: (
    <ReferenceSelect
      source="to_stop_point_id"
      reference="stop-points"
      options={[{ where: { status: ['ACTIVE', null] } }]}
    />
  ),
  payment_method: <EnumInput source="payment_method" enum="payment-method" isRequired />,
  coin_id: (
    <ReferenceSelect source="coin_id" reference="coins" options={[{ where: { state: ['ACTIVE', 'SUSPECTED'] } }]} />
  ),
  note: <TextInput source="note" multiline minRows={3} />,
};
