// From schemas/resources/work-shifts.json by `tuyen generate`. Edit that file, or own this: `tuyen eject work-shifts filters`.
import { SearchInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const workShiftFilters = {
  q: <SearchInput source="q" alwaysOn />,
  state: <EnumInput source="state" enum="shift-state" />,
  work_date: <DateInput source="work_date" wholeOnly />,
  user_id: <ReferenceSelect source="user_id" reference="users" />,
  node_id: <ReferenceSelect source="node_id" reference="nodes" />,
  ticket_counter_id: <ReferenceSelect source="ticket_counter_id" reference="ticket-counters" />,
};
