// From schemas/resources/acceptance-commands.json by `tuyen generate`. Edit that file, or own this: `tuyen eject acceptance-commands columns`.
import { DataTable } from 'react-admin';
import { DateField, EnumField, MoneyField, QuantityField, ReferenceLink } from '@tuyen/admin-kit';

export const acceptanceCommandColumns = {
  code: <DataTable.Col source="code" />,
  route_id: (
    <DataTable.Col source="route_id">
      <ReferenceLink source="route_id" reference="routes" />
    </DataTable.Col>
  ),
  period_from: (
    <DataTable.Col source="period_from">
      <DateField source="period_from" />
    </DataTable.Col>
  ),
  period_to: (
    <DataTable.Col source="period_to">
      <DateField source="period_to" />
    </DataTable.Col>
  ),
  trips_planned: (
    <DataTable.Col source="trips_planned" align="right">
      <QuantityField source="trips_planned" unit="resources.acceptance-commands.units.trips_planned" />
    </DataTable.Col>
  ),
  trips_run: (
    <DataTable.Col source="trips_run" align="right">
      <QuantityField source="trips_run" unit="resources.acceptance-commands.units.trips_run" />
    </DataTable.Col>
  ),
  amount: (
    <DataTable.Col source="amount" align="right">
      <MoneyField source="amount" currency="currency" />
    </DataTable.Col>
  ),
  state: (
    <DataTable.Col source="state">
      <EnumField source="state" enum="acceptance-state" />
    </DataTable.Col>
  ),
};
