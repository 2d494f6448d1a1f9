// From schemas/resources/cities.json by `tuyen generate`. Edit that file, or own this: `tuyen eject cities columns`.
import { BooleanField, DataTable } from 'react-admin';
import { EnumField, LocalizedTextField } from '@tuyen/admin-kit';

export const cityColumns = {
  code: <DataTable.Col source="code" />,
  name: (
    <DataTable.Col source="name">
      <LocalizedTextField source="name" />
    </DataTable.Col>
  ),
  scope: (
    <DataTable.Col source="scope">
      <EnumField source="scope" enum="scope" />
    </DataTable.Col>
  ),
  districts_complete: (
    <DataTable.Col source="districts_complete">
      <BooleanField source="districts_complete" />
    </DataTable.Col>
  ),
  status: (
    <DataTable.Col source="status">
      <EnumField source="status" enum="status" />
    </DataTable.Col>
  ),
};
