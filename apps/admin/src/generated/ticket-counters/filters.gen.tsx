// From schemas/resources/ticket-counters.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-counters filters`.
import { NullableBooleanInput, SearchInput } from 'react-admin';
import { EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const ticketCounterFilters = {
  q: <SearchInput source="q" alwaysOn />,
  district_id: <ReferenceSelect source="district_id" reference="districts" />,
  delivers_cards: <NullableBooleanInput source="delivers_cards" />,
  status: <EnumInput source="status" enum="status" />,
};
