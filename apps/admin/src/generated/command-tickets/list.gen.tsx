// From schemas/resources/command-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject command-tickets list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { commandTicketColumns } from './columns.gen.tsx';
import { commandTicketFilters } from './filters.gen.tsx';

export const CommandTicketList = () => (
  <ResourceList filters={Object.values(commandTicketFilters)} sort={{ field: 'created_at', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {commandTicketColumns.serial}
      {commandTicketColumns.route_id}
      {commandTicketColumns.first_number}
      {commandTicketColumns.last_number}
      {commandTicketColumns.used}
      {commandTicketColumns.left}
      {commandTicketColumns.state}
    </ResourceTable>
  </ResourceList>
);
