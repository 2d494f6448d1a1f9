// From schemas/resources/command-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject command-tickets inputs`.
import { TextInput } from 'react-admin';
import { NumberInput, ReferenceSelect } from '@tuyen/admin-kit';

export const commandTicketInputs = {
  route_id: (
    <ReferenceSelect
      source="route_id"
      reference="routes"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      isRequired
    />
  ),
  node_id: (
    <ReferenceSelect
      source="node_id"
      reference="nodes"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      isRequired
    />
  ),
  shift_id: (
    <ReferenceSelect
      source="shift_id"
      reference="work-shifts"
      options={[{ where: { state: ['PLANNED', 'OPEN'], node_id: { field: 'node_id' } } }]}
      isRequired
    />
  ),
  note: <TextInput source="note" multiline minRows={3} />,
  ticket_price_id: (
    <ReferenceSelect
      source="ticket_price_id"
      reference="ticket-prices"
      options={[
        {
          where: {
            ticket_type: ['ONE_TIME', 'DAILY'],
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
  series: <TextInput source="series" />,
  first_number: <NumberInput source="first_number" min={1} isRequired />,
  last_number: (
    <NumberInput source="last_number" min={1} isRequired helperText="resources.command-tickets.help.last_number" />
  ),
};
