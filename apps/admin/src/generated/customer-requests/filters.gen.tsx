// From schemas/resources/customer-requests.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customer-requests filters`.
import { SearchInput } from 'react-admin';
import { DateInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const customerRequestFilters = {
  q: <SearchInput source="q" alwaysOn />,
  kind: <EnumInput source="kind" enum="request-kind" />,
  status: <EnumInput source="status" enum="order-status" />,
  order_id: <ReferenceSelect source="order_id" reference="orders" />,
  received_from: <EnumInput source="received_from" enum="client-kind" />,
  created_at: <DateInput source="created_at" wholeOnly />,
};
