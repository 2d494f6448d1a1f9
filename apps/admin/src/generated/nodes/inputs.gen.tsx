// From schemas/resources/nodes.json by `tuyen generate`. Edit that file, or own this: `tuyen eject nodes inputs`.
import { TextInput } from 'react-admin';
import { EnumInput, EnumListInput, NumberInput, ReferenceSelect } from '@tuyen/admin-kit';

export const nodeInputs = {
  code: <TextInput source="code" isRequired helperText="resources.nodes.help.code" />,
  number: <NumberInput source="number" min={1} isRequired helperText="resources.nodes.help.number" />,
  name: <TextInput source="name" isRequired />,
  status: <EnumInput source="status" enum="status" />,
  note: <TextInput source="note" multiline minRows={3} />,
  place: <EnumInput source="place" enum="node-place" isRequired />,
  station_id: (
    <ReferenceSelect source="station_id" reference="stations" options={[{ where: { status: ['ACTIVE', null] } }]} />
  ),
  route_id: (
    <ReferenceSelect source="route_id" reference="routes" options={[{ where: { status: ['ACTIVE', null] } }]} />
  ),
  device_id: (
    <ReferenceSelect
      source="device_id"
      reference="devices"
      options={[{ where: { kind: 'POS', status: ['ACTIVE', null] } }]}
      helperText="resources.nodes.help.device_id"
    />
  ),
  ticket_types: (
    <EnumListInput source="ticket_types" enum="ticket-type" helperText="resources.nodes.help.ticket_types" />
  ),
};
