// From schemas/resources/schedules.json by `tuyen generate`. Edit that file, or own this: `tuyen eject schedules inputs`.
import { TextInput } from 'react-admin';
import {
  DateInput,
  EnumInput,
  EnumListInput,
  FormattedInput,
  NestedListInput,
  QuantityInput,
  ReferenceSelect,
  TimeInput,
} from '@tuyen/admin-kit';

export const scheduleInputs = {
  code: <FormattedInput source="code" format="catalogue-code" isRequired />,
  name: <TextInput source="name" isRequired />,
  route_id: (
    <ReferenceSelect
      source="route_id"
      reference="routes"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      isRequired
    />
  ),
  status: <EnumInput source="status" enum="status" />,
  weekdays: <EnumListInput source="weekdays" enum="weekday" isRequired />,
  valid_from: <DateInput source="valid_from" isRequired />,
  valid_to: <DateInput source="valid_to" helperText="resources.schedules.help.valid_to" />,
  departures: (
    <NestedListInput source="departures" newRow={{ direction: 'OUTBOUND' }} isRequired>
      <TimeInput source="time" isRequired />
      <EnumInput source="direction" enum="trip-direction" isRequired />
      <QuantityInput source="running_minutes" min={1} unit="resources.schedules.units.departures.running_minutes" />
      <EnumInput source="vehicle_kind" enum="vehicle-kind" />
    </NestedListInput>
  ),
};
