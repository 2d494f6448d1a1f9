// From schemas/resources/orders.json by `tuyen generate`. Edit that file, or own this: `tuyen eject orders filters`.
import { NullableBooleanInput, SearchInput } from 'react-admin';
import { AssigneeInput, DateInput, EnumInput, ReferenceSelect } from '@tuyen/admin-kit';

export const orderFilters = {
  q: <SearchInput source="q" alwaysOn />,
  status: <EnumInput source="status" enum="order-status" />,
  assignee_id: <AssigneeInput source="assignee_id" />,
  request_kind: <EnumInput source="request_kind" enum="request-kind" />,
  ticket_type: <EnumInput source="ticket_type" enum="ticket-type" />,
  card_kind: <EnumInput source="card_kind" enum="card-kind" />,
  delivery_method: <EnumInput source="delivery_method" enum="delivery-method" />,
  ticket_counter_id: <ReferenceSelect source="ticket_counter_id" reference="ticket-counters" />,
  refund_state: <EnumInput source="refund_state" enum="refund-state" />,
  overdue: <NullableBooleanInput source="overdue" />,
  created_at: <DateInput source="created_at" wholeOnly />,
};
