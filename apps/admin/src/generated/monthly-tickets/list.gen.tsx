// From schemas/resources/monthly-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject monthly-tickets list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { monthlyTicketColumns } from './columns.gen.tsx';
import { monthlyTicketFilters } from './filters.gen.tsx';

export const MonthlyTicketList = () => (
  <ResourceList filters={Object.values(monthlyTicketFilters)} sort={{ field: 'created_at', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {monthlyTicketColumns.serial}
      {monthlyTicketColumns.card_code}
      {monthlyTicketColumns.customer_id}
      {monthlyTicketColumns.months}
      {monthlyTicketColumns.valid_from}
      {monthlyTicketColumns.valid_to}
      {monthlyTicketColumns.price}
      {monthlyTicketColumns.state}
    </ResourceTable>
  </ResourceList>
);
