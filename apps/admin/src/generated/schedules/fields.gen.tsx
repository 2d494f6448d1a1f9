// From schemas/resources/schedules.json by `tuyen generate`. Edit that, or own this as custom/schedules/fields.tsx.
import { NumberField, ReferenceField, TextField } from 'react-admin';
import { DateField, DateTimeField, EnumField, EnumListField, NestedListField, TimeField } from '@tuyen/kit/admin';

export const scheduleFields = {
  code: <TextField source="code" />,
  name: <TextField source="name" />,
  route_id: <ReferenceField source="route_id" reference="routes" link="show" />,
  status: <EnumField source="status" enum="status" />,
  departure_count: <NumberField source="departure_count" />,
  weekdays: <EnumListField source="weekdays" enum="weekday" />,
  valid_from: <DateField source="valid_from" />,
  valid_to: <DateField source="valid_to" />,
  departures: (
    <NestedListField source="departures">
      <TimeField source="time" />
      <EnumField source="direction" enum="trip-direction" />
      <NumberField source="running_minutes" />
      <EnumField source="vehicle_kind" enum="vehicle-kind" />
    </NestedListField>
  ),
  office_id: <ReferenceField source="office_id" reference="offices" link="show" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceField source="created_by" reference="users" link="show" />,
};
