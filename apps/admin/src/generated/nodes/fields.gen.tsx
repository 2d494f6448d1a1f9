// From schemas/resources/nodes.json by `tuyen generate`. Edit that, or own this as custom/nodes/fields.tsx.
import { NumberField, ReferenceField, TextField } from 'react-admin';
import { DateTimeField, EnumField, EnumListField } from '@tuyen/kit/admin';

export const nodeFields = {
  code: <TextField source="code" />,
  number: <NumberField source="number" />,
  name: <TextField source="name" />,
  status: <EnumField source="status" enum="status" />,
  note: <TextField source="note" component="pre" />,
  place: <EnumField source="place" enum="node-place" />,
  station_id: <ReferenceField source="station_id" reference="stations" link="show" />,
  route_id: <ReferenceField source="route_id" reference="routes" link="show" />,
  device_id: <ReferenceField source="device_id" reference="devices" link="show" />,
  ticket_types: <EnumListField source="ticket_types" enum="ticket-type" />,
  office_id: <ReferenceField source="office_id" reference="offices" link="show" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceField source="created_by" reference="users" link="show" />,
};
