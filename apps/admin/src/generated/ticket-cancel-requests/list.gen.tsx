// From schemas/resources/ticket-cancel-requests.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-cancel-requests list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { ticketCancelRequestColumns } from './columns.gen.tsx';
import { ticketCancelRequestFilters } from './filters.gen.tsx';

export const TicketCancelRequestList = () => (
  <ResourceList filters={Object.values(ticketCancelRequestFilters)} sort={{ field: 'created_at', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {ticketCancelRequestColumns.code}
      {ticketCancelRequestColumns.ticket_serial}
      {ticketCancelRequestColumns.reason}
      {ticketCancelRequestColumns.price}
      {ticketCancelRequestColumns.refund_amount}
      {ticketCancelRequestColumns.created_at}
      {ticketCancelRequestColumns.state}
      {ticketCancelRequestColumns.refund_method}
      {ticketCancelRequestColumns.decided_at}
    </ResourceTable>
  </ResourceList>
);
