// From schemas/resources/orders.json by `tuyen generate`. Edit that file, or own this: `tuyen eject orders list`.
import { DataTable } from 'react-admin';
import { ResourceList } from '@tuyen/kit/admin';
import { orderColumns } from './columns.gen.tsx';
import { orderFilters } from './filters.gen.tsx';

export const OrderList = () => (
  <ResourceList filters={Object.values(orderFilters)} sort={{ field: 'created_at', order: 'DESC' }}>
    <DataTable rowClick="show">
      {orderColumns.code}
      {orderColumns.request_kind}
      {orderColumns.customer_id}
      {orderColumns.delivery_method}
      {orderColumns.total}
      {orderColumns.status}
      {orderColumns.overdue}
      {orderColumns.created_at}
    </DataTable>
  </ResourceList>
);
