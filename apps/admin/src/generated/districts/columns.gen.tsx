// From schemas/resources/districts.json by `tuyen generate`. Edit that, or own this as custom/districts/columns.tsx.
import { DataTable, ReferenceField } from 'react-admin';
import { EnumField } from '@tuyen/kit/admin';

export const districtColumns = {
  code: <DataTable.Col source="code" />,
  name: <DataTable.Col source="name" />,
  city_id: (
    <DataTable.Col source="city_id">
      <ReferenceField source="city_id" reference="cities" link="show" />
    </DataTable.Col>
  ),
  zone: (
    <DataTable.Col source="zone">
      <EnumField source="zone" enum="district-zone" />
    </DataTable.Col>
  ),
  status: (
    <DataTable.Col source="status">
      <EnumField source="status" enum="status" />
    </DataTable.Col>
  ),
};
