// From schemas/resources/routes.json by `tuyen generate`. Edit that file, or own this: `tuyen eject routes inputs`.
import { BooleanInput, TextInput } from 'react-admin';
import {
  ColorInput,
  CompactListInput,
  EnumInput,
  FormattedInput,
  LocalizedTextInput,
  QuantityInput,
  ReferenceSelect,
  TimeInput,
} from '@tuyen/admin-kit';

export const routeInputs = {
  code: <FormattedInput source="code" format="route-code" isRequired />,
  name: (
    <LocalizedTextInput source="name" isRequired helperText="resources.routes.help.name">
      <TextInput source="vi" isRequired />
      <TextInput source="en" />
    </LocalizedTextInput>
  ),
  route_serial: <TextInput source="route_serial" isRequired helperText="resources.routes.help.route_serial" />,
  transport_mode: <EnumInput source="transport_mode" enum="transport-mode" isRequired />,
  direction: <EnumInput source="direction" enum="route-direction" />,
  company_id: (
    <ReferenceSelect
      source="company_id"
      reference="offices"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      isRequired
    />
  ),
  city_id: <ReferenceSelect source="city_id" reference="cities" options={[{ where: { status: ['ACTIVE', null] } }]} />,
  length_m: <QuantityInput source="length_m" min={100} unit="resources.routes.units.length_m" />,
  color: <ColorInput source="color" />,
  monthly_sale: <BooleanInput source="monthly_sale" helperText="resources.routes.help.monthly_sale" />,
  status: <EnumInput source="status" enum="status" />,
  note: <TextInput source="note" multiline minRows={3} />,
  first_trip: <TimeInput source="first_trip" isRequired />,
  last_trip: <TimeInput source="last_trip" isRequired />,
  headway_minutes: (
    <QuantityInput
      source="headway_minutes"
      min={1}
      unit="resources.routes.units.headway_minutes"
      isRequired
      helperText="resources.routes.help.headway_minutes"
    />
  ),
  peak_headway_minutes: (
    <QuantityInput source="peak_headway_minutes" min={1} unit="resources.routes.units.peak_headway_minutes" />
  ),
  stops_outbound: (
    <CompactListInput source="stops_outbound" ascending="distance_m">
      <ReferenceSelect
        source="stop_point_id"
        reference="stop-points"
        options={[{ where: { status: ['ACTIVE', null] } }]}
        isRequired
      />
      <QuantityInput
        source="distance_m"
        min={0}
        unit="resources.routes.units.stops_outbound.distance_m"
        helperText="resources.routes.help.stops_outbound.distance_m"
      />
    </CompactListInput>
  ),
  stops_inbound: (
    <CompactListInput source="stops_inbound" ascending="distance_m" reverseOf="stops_outbound">
      <ReferenceSelect
        source="stop_point_id"
        reference="stop-points"
        options={[{ where: { status: ['ACTIVE', null] } }]}
        isRequired
      />
      <QuantityInput
        source="distance_m"
        min={0}
        unit="resources.routes.units.stops_inbound.distance_m"
        helperText="resources.routes.help.stops_inbound.distance_m"
      />
    </CompactListInput>
  ),
};
