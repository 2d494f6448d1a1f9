// From schemas/resources/customer-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customer-cards list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { customerCardColumns } from './columns.gen.tsx';
import { customerCardFilters } from './filters.gen.tsx';

export const CustomerCardList = () => (
  <ResourceList filters={Object.values(customerCardFilters)} sort={{ field: 'created_at', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {customerCardColumns.card_code}
      {customerCardColumns.document_number}
      {customerCardColumns.customer_id}
      {customerCardColumns.mode}
      {customerCardColumns.kind}
      {customerCardColumns.valid_to}
      {customerCardColumns.status}
    </ResourceTable>
  </ResourceList>
);
