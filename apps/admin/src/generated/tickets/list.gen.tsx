// From schemas/resources/tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject tickets list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { ticketColumns } from './columns.gen.tsx';
import { ticketFilters } from './filters.gen.tsx';

export const TicketList = () => (
  <ResourceList filters={Object.values(ticketFilters)} sort={{ field: 'created_at', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {ticketColumns.serial}
      {ticketColumns.ticket_type}
      {ticketColumns.route_id}
      {ticketColumns.node_code}
      {ticketColumns.price}
      {ticketColumns.sold_at}
      {ticketColumns.state}
    </ResourceTable>
  </ResourceList>
);
