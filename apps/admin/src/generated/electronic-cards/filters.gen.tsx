// From schemas/resources/electronic-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject electronic-cards filters`.
import { SearchInput, TextInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const electronicCardFilters = {
  q: <SearchInput source="q" alwaysOn />,
  state: <EnumInput source="state" enum="stock-card-state" />,
  batch: <TextInput source="batch" />,
  ticket_counter_id: <ReferenceSelect source="ticket_counter_id" reference="ticket-counters" />,
  issue_kind: <EnumInput source="issue_kind" enum="issue-kind" />,
  received_on: <DateInput source="received_on" wholeOnly />,
  missing_since: <DateInput source="missing_since" wholeOnly />,
};
