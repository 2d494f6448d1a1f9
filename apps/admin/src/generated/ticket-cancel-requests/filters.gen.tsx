// From schemas/resources/ticket-cancel-requests.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-cancel-requests filters`.
import { SearchInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const ticketCancelRequestFilters = {
  q: <SearchInput source="q" alwaysOn />,
  state: <EnumInput source="state" enum="cancel-request-state" />,
  decided_by: <ReferenceSelect source="decided_by" reference="users" />,
  refund_method: <EnumInput source="refund_method" enum="payment-method" />,
  created_at: <DateInput source="created_at" wholeOnly />,
};
