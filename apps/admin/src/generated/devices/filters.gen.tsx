// From schemas/resources/devices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject devices filters`.
import { SearchInput, TextInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const deviceFilters = {
  q: <SearchInput source="q" alwaysOn />,
  kind: <EnumInput source="kind" enum="device-kind" />,
  vehicle_id: <ReferenceSelect source="vehicle_id" reference="vehicles" />,
  connection: <EnumInput source="connection" enum="device-connection" />,
  firmware_version: <TextInput source="firmware_version" />,
  last_seen_at: <DateInput source="last_seen_at" wholeOnly />,
  status: <EnumInput source="status" enum="status" />,
};
