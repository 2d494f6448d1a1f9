// From schemas/resources/stop-points.json by `tuyen generate`. Edit that file, or own this: `tuyen eject stop-points columns`.
import { BooleanField, DataTable } from 'react-admin';
import { EnumField, ReferenceLink } from '@tuyen/admin-kit';

export const stopPointColumns = {
  code: <DataTable.Col source="code" />,
  name: <DataTable.Col source="name" />,
  district_id: (
    <DataTable.Col source="district_id">
      <ReferenceLink source="district_id" reference="districts" />
    </DataTable.Col>
  ),
  address: <DataTable.Col source="address" />,
  has_shelter: (
    <DataTable.Col source="has_shelter">
      <BooleanField source="has_shelter" />
    </DataTable.Col>
  ),
  status: (
    <DataTable.Col source="status">
      <EnumField source="status" enum="status" />
    </DataTable.Col>
  ),
};
