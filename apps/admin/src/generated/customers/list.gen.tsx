// From schemas/resources/customers.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customers list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { customerColumns } from './columns.gen.tsx';
import { customerFilters } from './filters.gen.tsx';

export const CustomerList = () => (
  <ResourceList filters={Object.values(customerFilters)} sort={{ field: 'full_name', order: 'ASC' }}>
    <ResourceTable rowClick="show">
      {customerColumns.full_name}
      {customerColumns.birth_date}
      {customerColumns.phone}
      {customerColumns.email}
      {customerColumns.object_group_id}
      {customerColumns.status}
    </ResourceTable>
  </ResourceList>
);
