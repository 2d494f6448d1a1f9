// From schemas/resources/routes.json by `tuyen generate`. Edit that file, or own this: `tuyen eject routes columns`.
import { DataTable } from 'react-admin';
import { EnumField, LocalizedTextField, QuantityField, ReferenceLink, TimeField } from '@tuyen/admin-kit';

export const routeColumns = {
  code: <DataTable.Col source="code" />,
  name: (
    <DataTable.Col source="name">
      <LocalizedTextField source="name" />
    </DataTable.Col>
  ),
  transport_mode: (
    <DataTable.Col source="transport_mode">
      <EnumField source="transport_mode" enum="transport-mode" />
    </DataTable.Col>
  ),
  company_id: (
    <DataTable.Col source="company_id">
      <ReferenceLink source="company_id" reference="offices" />
    </DataTable.Col>
  ),
  first_trip: (
    <DataTable.Col source="first_trip">
      <TimeField source="first_trip" />
    </DataTable.Col>
  ),
  last_trip: (
    <DataTable.Col source="last_trip">
      <TimeField source="last_trip" />
    </DataTable.Col>
  ),
  headway_minutes: (
    <DataTable.Col source="headway_minutes" align="right">
      <QuantityField source="headway_minutes" unit="resources.routes.units.headway_minutes" />
    </DataTable.Col>
  ),
  status: (
    <DataTable.Col source="status">
      <EnumField source="status" enum="status" />
    </DataTable.Col>
  ),
};
