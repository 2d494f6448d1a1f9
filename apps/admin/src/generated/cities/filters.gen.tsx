// From schemas/resources/cities.json by `tuyen generate`. Edit that file, or own this: `tuyen eject cities filters`.
import { NullableBooleanInput, SearchInput } from 'react-admin';
import { EnumInput } from '@tuyen/admin-kit';

export const cityFilters = {
  q: <SearchInput source="q" alwaysOn />,
  scope: <EnumInput source="scope" enum="scope" />,
  districts_complete: <NullableBooleanInput source="districts_complete" />,
  status: <EnumInput source="status" enum="status" />,
};
