// From schemas/resources/stations.json by `tuyen generate`. Edit that file, or own this: `tuyen eject stations filters`.
import { NullableBooleanInput, SearchInput } from 'react-admin';
import { EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const stationFilters = {
  q: <SearchInput source="q" alwaysOn />,
  transport_mode: <EnumInput source="transport_mode" enum="transport-mode" />,
  route_id: <ReferenceSelect source="route_id" reference="routes" />,
  district_id: <ReferenceSelect source="district_id" reference="districts" />,
  is_interchange: <NullableBooleanInput source="is_interchange" />,
  status: <EnumInput source="status" enum="status" />,
};
