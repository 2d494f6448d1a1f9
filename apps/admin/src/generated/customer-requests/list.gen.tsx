// From schemas/resources/customer-requests.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customer-requests list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { customerRequestColumns } from './columns.gen.tsx';
import { customerRequestFilters } from './filters.gen.tsx';

export const CustomerRequestList = () => (
  <ResourceList filters={Object.values(customerRequestFilters)} sort={{ field: 'created_at', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {customerRequestColumns.code}
      {customerRequestColumns.kind}
      {customerRequestColumns.order_id}
      {customerRequestColumns.customer_id}
      {customerRequestColumns.card_code}
      {customerRequestColumns.status}
      {customerRequestColumns.created_at}
    </ResourceTable>
  </ResourceList>
);
