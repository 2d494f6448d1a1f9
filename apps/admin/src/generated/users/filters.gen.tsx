// From schemas/resources/users.json by `tuyen generate`. Edit that file, or own this: `tuyen eject users filters`.
import { NullableBooleanInput, SearchInput } from 'react-admin';
import { EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const userFilters = {
  q: <SearchInput source="q" alwaysOn />,
  status: <EnumInput source="status" enum="account-status" />,
  office_id: <ReferenceSelect source="office_id" reference="offices" />,
  is_superuser: <NullableBooleanInput source="is_superuser" />,
};
