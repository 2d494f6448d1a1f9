// From schemas/resources/webhooks.json by `tuyen generate`. Edit that file, or own this: `tuyen eject webhooks filters`.
import { SearchInput } from 'react-admin';
import { EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const webhookFilters = {
  q: <SearchInput source="q" alwaysOn />,
  status: <EnumInput source="status" enum="webhooks-status" />,
  owner_id: <ReferenceSelect source="owner_id" reference="users" />,
};
