// From schemas/resources/customer-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customer-cards filters`.
import { NullableBooleanInput, SearchInput } from 'react-admin';
import { DateInput, EnumInput } from '@tuyen/admin-kit';

export const customerCardFilters = {
  q: <SearchInput source="q" alwaysOn />,
  mode: <EnumInput source="mode" enum="card-mode" />,
  kind: <EnumInput source="kind" enum="card-kind" />,
  transport_mode: <EnumInput source="transport_mode" enum="transport-mode" />,
  valid_to: <DateInput source="valid_to" wholeOnly />,
  is_locked: <NullableBooleanInput source="is_locked" />,
  status: <EnumInput source="status" enum="status" />,
};
