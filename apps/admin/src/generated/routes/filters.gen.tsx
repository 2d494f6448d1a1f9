// From schemas/resources/routes.json by `tuyen generate`. Edit that file, or own this: `tuyen eject routes filters`.
import { NullableBooleanInput, SearchInput } from 'react-admin';
import { EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const routeFilters = {
  q: <SearchInput source="q" alwaysOn />,
  transport_mode: <EnumInput source="transport_mode" enum="transport-mode" />,
  company_id: <ReferenceSelect source="company_id" reference="offices" />,
  direction: <EnumInput source="direction" enum="route-direction" />,
  over_stop_limit: <NullableBooleanInput source="over_stop_limit" />,
  status: <EnumInput source="status" enum="status" />,
};
