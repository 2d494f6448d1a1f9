// From schemas/resources/vehicles.json by `tuyen generate`. Edit that file, or own this: `tuyen eject vehicles columns`.
import { DataTable } from 'react-admin';
import { DateField, EnumField, QuantityField, ReferenceLink } from '@tuyen/admin-kit';

export const vehicleColumns = {
  plate: <DataTable.Col source="plate" />,
  kind: (
    <DataTable.Col source="kind">
      <EnumField source="kind" enum="vehicle-kind" />
    </DataTable.Col>
  ),
  route_id: (
    <DataTable.Col source="route_id">
      <ReferenceLink source="route_id" reference="routes" />
    </DataTable.Col>
  ),
  seats: (
    <DataTable.Col source="seats" align="right">
      <QuantityField source="seats" unit="resources.vehicles.units.seats" />
    </DataTable.Col>
  ),
  inspection_expires_on: (
    <DataTable.Col source="inspection_expires_on">
      <DateField source="inspection_expires_on" />
    </DataTable.Col>
  ),
};
