// From schemas/resources/trips.json by `tuyen generate`. Edit that file, or own this: `tuyen eject trips inputs`.
import { TextInput } from 'react-admin';
import { DateTimeInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const tripInputs = {
  route_id: (
    <ReferenceSelect
      source="route_id"
      reference="routes"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      isRequired
    />
  ),
  direction: <EnumInput source="direction" enum="trip-direction" isRequired />,
  schedule_id: (
    <ReferenceSelect
      source="schedule_id"
      reference="schedules"
      options={[{ where: { route_id: { field: 'route_id' }, status: ['ACTIVE', null], valid_to: { from: 'today' } } }]}
      helperText="resources.trips.help.schedule_id"
    />
  ),
  departure_at: <DateTimeInput source="departure_at" isRequired />,
  arrival_at: <DateTimeInput source="arrival_at" helperText="resources.trips.help.arrival_at" />,
  vehicle_id: (
    <ReferenceSelect
      source="vehicle_id"
      reference="vehicles"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      helperText="resources.trips.help.vehicle_id"
    />
  ),
  driver_id: (
    <ReferenceSelect source="driver_id" reference="users" options={[{ where: { status: ['ACTIVE', null] } }]} />
  ),
  conductor_id: (
    <ReferenceSelect source="conductor_id" reference="users" options={[{ where: { status: ['ACTIVE', null] } }]} />
  ),
  note: <TextInput source="note" multiline minRows={3} />,
};
