// From schemas/resources/serials.json by `tuyen generate`. Edit that file, or own this: `tuyen eject serials columns`.
import { DataTable } from 'react-admin';
import { EnumField } from '@tuyen/kit/admin';

export const serialColumns = {
  name: (
    <DataTable.Col source="name">
      <EnumField source="name" enum="serial-template" />
    </DataTable.Col>
  ),
  template: <DataTable.Col source="template" />,
  length: <DataTable.NumberCol source="length" />,
  restart: (
    <DataTable.Col source="restart">
      <EnumField source="restart" enum="serial-restart" />
    </DataTable.Col>
  ),
  last_serial: <DataTable.Col source="last_serial" />,
  next_index: <DataTable.NumberCol source="next_index" />,
  preview: <DataTable.Col source="preview" />,
};
