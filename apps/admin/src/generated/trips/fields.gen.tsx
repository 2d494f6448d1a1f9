// From schemas/resources/trips.json by `tuyen generate`. Edit that, or own this as custom/trips/fields.tsx.
import { NumberField, ReferenceField, TextField } from 'react-admin';
import { DateTimeField, EnumField, NestedListField } from '@tuyen/kit/admin';

export const tripFields = {
  code: <TextField source="code" />,
  state: <EnumField source="state" enum="trip-state" />,
  state_reason: <TextField source="state_reason" />,
  route_id: <ReferenceField source="route_id" reference="routes" link="show" />,
  direction: <EnumField source="direction" enum="trip-direction" />,
  schedule_id: <ReferenceField source="schedule_id" reference="schedules" link="show" />,
  departure_at: <DateTimeField source="departure_at" />,
  arrival_at: <DateTimeField source="arrival_at" />,
  departed_at: <DateTimeField source="departed_at" />,
  arrived_at: <DateTimeField source="arrived_at" />,
  passengers: <NumberField source="passengers" />,
  vehicle_id: <ReferenceField source="vehicle_id" reference="vehicles" link="show" />,
  driver_id: <ReferenceField source="driver_id" reference="users" link="show" />,
  conductor_id: <ReferenceField source="conductor_id" reference="users" link="show" />,
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
  office_id: <ReferenceField source="office_id" reference="offices" link="show" />,
  created_by: <ReferenceField source="created_by" reference="users" link="show" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};
