// From schemas/resources/card-sessions.json by `tuyen generate`. Edit that file, or own this: `tuyen eject card-sessions filters`.
import { NullableBooleanInput } from 'react-admin';
import { DateInput, ReferenceSelect } from '@tuyen/admin-kit';

export const cardSessionFilters = {
  customer_id: <ReferenceSelect source="customer_id" reference="customers" />,
  kept: <NullableBooleanInput source="kept" />,
  started_at: <DateInput source="started_at" wholeOnly />,
};
