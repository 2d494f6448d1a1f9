// From schemas/resources/routes.json by `tuyen generate`. Edit that file, or own this: `tuyen eject routes fields`.
import { BooleanField, TextField } from 'react-admin';
import {
  ColorField,
  DateTimeField,
  EnumField,
  LineDiagramField,
  LocalizedTextField,
  NumberField,
  QuantityField,
  ReferenceLink,
  TimeField,
} from '@tuyen/admin-kit';

export const routeFields = {
  code: <TextField source="code" />,
  name: <LocalizedTextField source="name" />,
  route_serial: <TextField source="route_serial" />,
  transport_mode: <EnumField source="transport_mode" enum="transport-mode" />,
  direction: <EnumField source="direction" enum="route-direction" />,
  company_id: <ReferenceLink source="company_id" reference="offices" />,
  city_id: <ReferenceLink source="city_id" reference="cities" />,
  length_m: <QuantityField source="length_m" unit="resources.routes.units.length_m" />,
  color: <ColorField source="color" />,
  monthly_sale: <BooleanField source="monthly_sale" />,
  status: <EnumField source="status" enum="status" />,
  note: <TextField source="note" component="pre" />,
  over_stop_limit: <BooleanField source="over_stop_limit" />,
  first_trip: <TimeField source="first_trip" />,
  last_trip: <TimeField source="last_trip" />,
  headway_minutes: <QuantityField source="headway_minutes" unit="resources.routes.units.headway_minutes" />,
  peak_headway_minutes: (
    <QuantityField source="peak_headway_minutes" unit="resources.routes.units.peak_headway_minutes" />
  ),
  stops_outbound: (
    <LineDiagramField source="stops_outbound" at="distance_m">
      <ReferenceLink source="stop_point_id" reference="stop-points" />
      <NumberField source="order" />
      <QuantityField source="distance_m" unit="resources.routes.units.stops_outbound.distance_m" />
    </LineDiagramField>
  ),
  stops_inbound: (
    <LineDiagramField source="stops_inbound" at="distance_m">
      <ReferenceLink source="stop_point_id" reference="stop-points" />
      <NumberField source="order" />
      <QuantityField source="distance_m" unit="resources.routes.units.stops_inbound.distance_m" />
    </LineDiagramField>
  ),
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
};
