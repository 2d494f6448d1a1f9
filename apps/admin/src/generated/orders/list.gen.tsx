// From schemas/resources/orders.json by `tuyen generate`. Edit that file, or own this: `tuyen eject orders list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { orderColumns } from './columns.gen.tsx';
import { orderFilters } from './filters.gen.tsx';

export const OrderList = () => (
  <ResourceList filters={Object.values(orderFilters)} sort={{ field: 'created_at', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {orderColumns.code}
      {orderColumns.request_kind}
      {orderColumns.customer_id}
      {orderColumns.delivery_method}
      {orderColumns.total}
      {orderColumns.status}
      {orderColumns.overdue}
      {orderColumns.created_at}
      {orderColumns.card_kind}
      {orderColumns.assignee_id}
      {orderColumns.updated_at}
      {orderColumns.payment_method}
      {orderColumns.expires_at}
      {orderColumns.ticket_counter_id}
      {orderColumns.card_code}
      {orderColumns.receiver_name}
      {orderColumns.refund_amount}
    </ResourceTable>
  </ResourceList>
);
