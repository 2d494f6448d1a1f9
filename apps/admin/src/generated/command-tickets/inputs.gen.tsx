// From schemas/resources/command-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject command-tickets inputs`.
import { TextInput } from 'react-admin';
import { NumberInput, ReferenceSelect } from '@tuyen/kit/admin';

export const commandTicketInputs = {
  route_id: <ReferenceSelect source="route_id" reference="routes" isRequired />,
  node_id: <ReferenceSelect source="node_id" reference="nodes" isRequired />,
  shift_id: <ReferenceSelect source="shift_id" reference="work-shifts" isRequired />,
  note: <TextInput source="note" multiline minRows={3} />,
  ticket_price_id: <ReferenceSelect source="ticket_price_id" reference="ticket-prices" isRequired />,
  series: <TextInput source="series" />,
  first_number: <NumberInput source="first_number" min={1} isRequired />,
  last_number: (
    <NumberInput source="last_number" min={1} isRequired helperText="resources.command-tickets.help.last_number" />
  ),
};
