// From schemas/resources/paper-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject paper-tickets list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { paperTicketColumns } from './columns.gen.tsx';
import { paperTicketFilters } from './filters.gen.tsx';

export const PaperTicketList = () => (
  <ResourceList filters={Object.values(paperTicketFilters)} sort={{ field: 'created_at', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {paperTicketColumns.ticket_price_id}
      {paperTicketColumns.series}
      {paperTicketColumns.first_number}
      {paperTicketColumns.last_number}
      {paperTicketColumns.quantity}
      {paperTicketColumns.amount}
      {paperTicketColumns.route_id}
      {paperTicketColumns.sold_at}
    </ResourceTable>
  </ResourceList>
);
