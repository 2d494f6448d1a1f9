// From schemas/resources/object-groups.json by `tuyen generate`. Edit that file, or own this: `tuyen eject object-groups columns`.
import { BooleanField, DataTable } from 'react-admin';
import { EnumField, LocalizedTextField, QuantityField } from '@tuyen/admin-kit';

export const objectGroupColumns = {
  code: <DataTable.Col source="code" />,
  name: (
    <DataTable.Col source="name">
      <LocalizedTextField source="name" />
    </DataTable.Col>
  ),
  card_kind: (
    <DataTable.Col source="card_kind">
      <EnumField source="card_kind" enum="card-kind" />
    </DataTable.Col>
  ),
  discount_percent: (
    <DataTable.Col source="discount_percent" align="right">
      <QuantityField source="discount_percent" unit="resources.object-groups.units.discount_percent" />
    </DataTable.Col>
  ),
  validity_months: (
    <DataTable.Col source="validity_months" align="right">
      <QuantityField source="validity_months" unit="resources.object-groups.units.validity_months" />
    </DataTable.Col>
  ),
  needs_approval: (
    <DataTable.Col source="needs_approval">
      <BooleanField source="needs_approval" />
    </DataTable.Col>
  ),
  status: (
    <DataTable.Col source="status">
      <EnumField source="status" enum="status" />
    </DataTable.Col>
  ),
};
