// From schemas/resources/serials.json by `tuyen generate`. Edit that file, or own this: `tuyen eject serials columns`.
import { DataTable } from 'react-admin';
import { EnumField, NumberField, QuantityField } from '@tuyen/admin-kit';

export const serialColumns = {
  name: (
    <DataTable.Col source="name">
      <EnumField source="name" enum="serial-template" />
    </DataTable.Col>
  ),
  template: <DataTable.Col source="template" />,
  length: (
    <DataTable.Col source="length" align="right">
      <QuantityField source="length" unit="resources.serials.units.length" />
    </DataTable.Col>
  ),
  restart: (
    <DataTable.Col source="restart">
      <EnumField source="restart" enum="serial-restart" />
    </DataTable.Col>
  ),
  last_serial: <DataTable.Col source="last_serial" />,
  next_index: (
    <DataTable.Col source="next_index" align="right">
      <NumberField source="next_index" />
    </DataTable.Col>
  ),
  preview: <DataTable.Col source="preview" />,
};
