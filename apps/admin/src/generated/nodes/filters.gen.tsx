// From schemas/resources/nodes.json by `tuyen generate`. Edit that file, or own this: `tuyen eject nodes filters`.
import { SearchInput } from 'react-admin';
import { EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const nodeFilters = {
  q: <SearchInput source="q" alwaysOn />,
  place: <EnumInput source="place" enum="node-place" />,
  station_id: <ReferenceSelect source="station_id" reference="stations" />,
  route_id: <ReferenceSelect source="route_id" reference="routes" />,
  device_id: <ReferenceSelect source="device_id" reference="devices" />,
  status: <EnumInput source="status" enum="status" />,
};
