// From schemas/resources/order-members.json by `tuyen generate`. Edit that file, or own this: `tuyen eject order-members list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { orderMemberColumns } from './columns.gen.tsx';
import { orderMemberFilters } from './filters.gen.tsx';

export const OrderMemberList = () => (
  <ResourceList filters={Object.values(orderMemberFilters)} sort={{ field: 'created_at', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {orderMemberColumns.order_id}
      {orderMemberColumns.number}
      {orderMemberColumns.full_name}
      {orderMemberColumns.birth_date}
      {orderMemberColumns.card_code}
      {orderMemberColumns.state}
      {orderMemberColumns.identity_number}
    </ResourceTable>
  </ResourceList>
);
