// From schemas/resources/vehicles.json by `tuyen generate`. Edit that file, or own this: `tuyen eject vehicles filters`.
import { SearchInput } from 'react-admin';
import { EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const vehicleFilters = {
  q: <SearchInput source="q" alwaysOn />,
  kind: <EnumInput source="kind" enum="vehicle-kind" />,
  route_id: <ReferenceSelect source="route_id" reference="routes" />,
  status: <EnumInput source="status" enum="status" />,
};
