// From schemas/resources/districts.json by `tuyen generate`. Edit that file, or own this: `tuyen eject districts columns`.
import { DataTable } from 'react-admin';
import { EnumField, LocalizedTextField, ReferenceLink } from '@tuyen/admin-kit';

export const districtColumns = {
  code: <DataTable.Col source="code" />,
  name: (
    <DataTable.Col source="name">
      <LocalizedTextField source="name" />
    </DataTable.Col>
  ),
  city_id: (
    <DataTable.Col source="city_id">
      <ReferenceLink source="city_id" reference="cities" />
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
