// From schemas/resources/trips.json by `tuyen generate`. Edit that file, or own this: `tuyen eject trips columns`.
import { DataTable } from 'react-admin';
import { DateTimeField, EnumField, ReferenceLink } from '@tuyen/admin-kit';

export const tripColumns = {
  code: <DataTable.Col source="code" />,
  route_id: (
    <DataTable.Col source="route_id">
      <ReferenceLink source="route_id" reference="routes" />
    </DataTable.Col>
  ),
  direction: (
    <DataTable.Col source="direction">
      <EnumField source="direction" enum="trip-direction" />
    </DataTable.Col>
  ),
  vehicle_id: (
    <DataTable.Col source="vehicle_id">
      <ReferenceLink source="vehicle_id" reference="vehicles" />
    </DataTable.Col>
  ),
  driver_id: (
    <DataTable.Col source="driver_id">
      <ReferenceLink source="driver_id" reference="users" />
    </DataTable.Col>
  ),
  departure_at: (
    <DataTable.Col source="departure_at">
      <DateTimeField source="departure_at" />
    </DataTable.Col>
  ),
  state: (
    <DataTable.Col source="state">
      <EnumField source="state" enum="trip-state" />
    </DataTable.Col>
  ),
};
