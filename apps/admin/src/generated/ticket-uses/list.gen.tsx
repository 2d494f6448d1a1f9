// From schemas/resources/ticket-uses.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-uses list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { ticketUsColumns } from './columns.gen.tsx';
import { ticketUsFilters } from './filters.gen.tsx';

export const TicketUsList = () => (
  <ResourceList filters={Object.values(ticketUsFilters)} sort={{ field: 'at', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {ticketUsColumns.at}
      {ticketUsColumns.serial}
      {ticketUsColumns.kind}
      {ticketUsColumns.route_id}
      {ticketUsColumns.device}
    </ResourceTable>
  </ResourceList>
);
