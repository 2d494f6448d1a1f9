// From schemas/resources/command-transports.json by `tuyen generate`. Edit that file, or own this: `tuyen eject command-transports inputs`.
import { TextInput } from 'react-admin';
import { DateInput, NestedListInput, NumberInput, ReferenceListSelect, ReferenceSelect } from '@tuyen/admin-kit';

export const commandTransportInputs = {
  command_date: <DateInput source="command_date" isRequired />,
  route_id: (
    <ReferenceSelect
      source="route_id"
      reference="routes"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      isRequired
    />
  ),
  vehicle_id: (
    <ReferenceSelect
      source="vehicle_id"
      reference="vehicles"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      isRequired
      helperText="resources.command-transports.help.vehicle_id"
    />
  ),
  driver_id: (
    <ReferenceSelect
      source="driver_id"
      reference="users"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      isRequired
    />
  ),
  conductor_id: (
    <ReferenceSelect source="conductor_id" reference="users" options={[{ where: { status: ['ACTIVE', null] } }]} />
  ),
  trip_ids: (
    <ReferenceListSelect
      source="trip_ids"
      reference="trips"
      options={[{ where: { route_id: { field: 'route_id' }, state: 'PLANNED' } }]}
      helperText="resources.command-transports.help.trip_ids"
    />
  ),
  note: <TextInput source="note" multiline minRows={3} />,
  ticket_ranges: (
    <NestedListInput source="ticket_ranges">
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
      <TextInput source="series" />
      <NumberInput source="first_number" min={1} isRequired />
      <NumberInput source="last_number" min={1} isRequired />
    </NestedListInput>
  ),
};
