// From schemas/resources/serials.json by `tuyen generate`. Edit that file, or own this: `tuyen eject serials fields`.
import { TextField } from 'react-admin';
import { DateTimeField, EnumField, NestedListField, NumberField, QuantityField, ReferenceLink } from '@tuyen/admin-kit';

export const serialFields = {
  name: <EnumField source="name" enum="serial-template" />,
  template: <TextField source="template" />,
  parts: (
    <NestedListField source="parts">
      <EnumField source="part" enum="serial-part-kind" />
      <TextField source="text" />
      <NumberField source="width" />
    </NestedListField>
  ),
  length: <QuantityField source="length" unit="resources.serials.units.length" />,
  note: <TextField source="note" component="pre" />,
  restart: <EnumField source="restart" enum="serial-restart" />,
  last_serial: <TextField source="last_serial" />,
  last_issued_at: <DateTimeField source="last_issued_at" />,
  next_index: <NumberField source="next_index" />,
  preview: <TextField source="preview" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};
