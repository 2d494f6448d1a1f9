// From schemas/resources/schedules.json by `tuyen generate`. Edit that file, or own this: `tuyen eject schedules fields`.
import { TextField } from 'react-admin';
import {
  DateField,
  DateTimeField,
  EnumField,
  EnumListField,
  NestedListField,
  QuantityField,
  ReferenceLink,
  StateField,
  TimeField,
} from '@tuyen/admin-kit';

export const scheduleFields = {
  code: <TextField source="code" />,
  name: <TextField source="name" />,
  route_id: <ReferenceLink source="route_id" reference="routes" />,
  status: (
    <StateField
      source="status"
      enum="status"
      overrides={[
        { when: { status: 'ACTIVE' }, past: 'valid_to', label: { vi: 'Hết hiệu lực', en: 'Ended' }, color: 'neutral' },
      ]}
    />
  ),
  departure_count: <QuantityField source="departure_count" unit="resources.schedules.units.departure_count" />,
  weekdays: <EnumListField source="weekdays" enum="weekday" />,
  valid_from: <DateField source="valid_from" />,
  valid_to: <DateField source="valid_to" />,
  departures: (
    <NestedListField source="departures">
      <TimeField source="time" />
      <EnumField source="direction" enum="trip-direction" />
      <QuantityField source="running_minutes" unit="resources.schedules.units.departures.running_minutes" />
      <EnumField source="vehicle_kind" enum="vehicle-kind" />
    </NestedListField>
  ),
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
};
