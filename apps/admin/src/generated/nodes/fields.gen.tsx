// From schemas/resources/nodes.json by `tuyen generate`. Edit that file, or own this: `tuyen eject nodes fields`.
import { TextField } from 'react-admin';
import { DateTimeField, EnumField, EnumListField, NumberField, ReferenceLink } from '@tuyen/admin-kit';

export const nodeFields = {
  code: <TextField source="code" />,
  number: <NumberField source="number" />,
  name: <TextField source="name" />,
  status: <EnumField source="status" enum="status" />,
  note: <TextField source="note" component="pre" />,
  place: <EnumField source="place" enum="node-place" />,
  station_id: <ReferenceLink source="station_id" reference="stations" />,
  route_id: <ReferenceLink source="route_id" reference="routes" />,
  device_id: <ReferenceLink source="device_id" reference="devices" />,
  ticket_types: <EnumListField source="ticket_types" enum="ticket-type" />,
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
};
