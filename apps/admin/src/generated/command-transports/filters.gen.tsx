// From schemas/resources/command-transports.json by `tuyen generate`. Edit that file, or own this: `tuyen eject command-transports filters`.
import { SearchInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const commandTransportFilters = {
  q: <SearchInput source="q" alwaysOn />,
  state: <EnumInput source="state" enum="command-state" />,
  command_date: <DateInput source="command_date" wholeOnly />,
  route_id: <ReferenceSelect source="route_id" reference="routes" />,
  vehicle_id: <ReferenceSelect source="vehicle_id" reference="vehicles" />,
  driver_id: <ReferenceSelect source="driver_id" reference="users" />,
};
