// From schemas/resources/app-releases.json by `tuyen generate`. Edit that file, or own this: `tuyen eject app-releases filters`.
import { NullableBooleanInput, SearchInput } from 'react-admin';
import { DateInput, EnumInput } from '@tuyen/admin-kit';

export const appReleaseFilters = {
  q: <SearchInput source="q" alwaysOn />,
  os: <EnumInput source="os" enum="app-os" />,
  is_required: <NullableBooleanInput source="is_required" />,
  released_on: <DateInput source="released_on" wholeOnly />,
  status: <EnumInput source="status" enum="status" />,
};
