// From schemas/resources/trips.json by `tuyen generate`. Edit that file, or own this: `tuyen eject trips filters`.
import { SearchInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const tripFilters = {
  q: <SearchInput source="q" alwaysOn />,
  state: <EnumInput source="state" enum="trip-state" />,
  route_id: <ReferenceSelect source="route_id" reference="routes" />,
  direction: <EnumInput source="direction" enum="trip-direction" />,
  vehicle_id: <ReferenceSelect source="vehicle_id" reference="vehicles" />,
  driver_id: <ReferenceSelect source="driver_id" reference="users" />,
  departure_at: <DateInput source="departure_at" wholeOnly />,
};
