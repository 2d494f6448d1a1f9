// From schemas/resources/devices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject devices filters`.
import { SearchInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect } from '@tuyen/kit/admin';

export const deviceFilters = {
  q: <SearchInput source="q" alwaysOn />,
  kind: <EnumInput source="kind" enum="device-kind" />,
  vehicle_id: <ReferenceSelect source="vehicle_id" reference="vehicles" />,
  last_seen_at: <DateInput source="last_seen_at" wholeOnly />,
  status: <EnumInput source="status" enum="status" />,
};
