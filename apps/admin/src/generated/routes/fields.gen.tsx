// From schemas/resources/routes.json by `tuyen generate`. Edit that, or own this as custom/routes/fields.tsx.
import { BooleanField, NumberField, ReferenceField, TextField } from 'react-admin';
import { ColourField, DateTimeField, EnumField, NestedListField, TimeField } from '@tuyen/kit/admin';

export const routeFields = {
  code: <TextField source="code" />,
  name: <TextField source="name" />,
  route_serial: <TextField source="route_serial" />,
  transport_mode: <EnumField source="transport_mode" enum="transport-mode" />,
  direction: <EnumField source="direction" enum="route-direction" />,
  company_id: <ReferenceField source="company_id" reference="offices" link="show" />,
  city_id: <ReferenceField source="city_id" reference="cities" link="show" />,
  length_m: <NumberField source="length_m" />,
  colour: <ColourField source="colour" />,
  monthly_sale: <BooleanField source="monthly_sale" />,
  status: <EnumField source="status" enum="status" />,
  note: <TextField source="note" component="pre" />,
  first_trip: <TimeField source="first_trip" />,
  last_trip: <TimeField source="last_trip" />,
  headway_minutes: <NumberField source="headway_minutes" />,
  peak_headway_minutes: <NumberField source="peak_headway_minutes" />,
  stops_outbound: (
    <NestedListField source="stops_outbound">
      <ReferenceField source="stop_point_id" reference="stop-points" link="show" />
      <NumberField source="order" />
      <NumberField source="distance_m" />
    </NestedListField>
  ),
  stops_inbound: (
    <NestedListField source="stops_inbound">
      <ReferenceField source="stop_point_id" reference="stop-points" link="show" />
      <NumberField source="order" />
      <NumberField source="distance_m" />
    </NestedListField>
  ),
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceField source="created_by" reference="users" link="show" />,
};
