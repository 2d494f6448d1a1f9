// From schemas/resources/ticket-uses.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-uses filters`.
import { TextInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const ticketUsFilters = {
  kind: <EnumInput source="kind" enum="pass-kind" />,
  route_id: <ReferenceSelect source="route_id" reference="routes" />,
  device: <TextInput source="device" />,
  at: <DateInput source="at" wholeOnly />,
};
