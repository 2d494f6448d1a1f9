// From schemas/resources/trips.json by `tuyen generate`. Edit that file, or own this: `tuyen eject trips fields`.
import { TextField } from 'react-admin';
import { DateTimeField, EnumField, NestedListField, QuantityField, ReferenceLink } from '@tuyen/admin-kit';

export const tripFields = {
  code: <TextField source="code" />,
  state: <EnumField source="state" enum="trip-state" />,
  state_reason: <TextField source="state_reason" />,
  route_id: <ReferenceLink source="route_id" reference="routes" />,
  direction: <EnumField source="direction" enum="trip-direction" />,
  schedule_id: <ReferenceLink source="schedule_id" reference="schedules" />,
  departure_at: <DateTimeField source="departure_at" />,
  arrival_at: <DateTimeField source="arrival_at" />,
  departed_at: <DateTimeField source="departed_at" />,
  arrived_at: <DateTimeField source="arrived_at" />,
  passengers: <QuantityField source="passengers" unit="resources.trips.units.passengers" />,
  vehicle_id: <ReferenceLink source="vehicle_id" reference="vehicles" />,
  driver_id: <ReferenceLink source="driver_id" reference="users" />,
  conductor_id: <ReferenceLink source="conductor_id" reference="users" />,
  note: <TextField source="note" component="pre" />,
  state_history: (
    <NestedListField source="state_history">
      <EnumField source="from" enum="trip-state" />
      <EnumField source="to" enum="trip-state" />
      <DateTimeField source="at" />
      <TextField source="by" />
      <TextField source="note" />
    </NestedListField>
  ),
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};
