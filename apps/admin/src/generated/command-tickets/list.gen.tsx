// From schemas/resources/command-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject command-tickets list`.
import { DataTable } from 'react-admin';
import { ResourceList } from '@tuyen/kit/admin';
import { commandTicketColumns } from './columns.gen.tsx';
import { commandTicketFilters } from './filters.gen.tsx';

export const CommandTicketList = () => (
  <ResourceList filters={Object.values(commandTicketFilters)} sort={{ field: 'created_at', order: 'DESC' }}>
    <DataTable rowClick="show">
      {commandTicketColumns.serial}
      {commandTicketColumns.route_id}
      {commandTicketColumns.first_number}
      {commandTicketColumns.last_number}
      {commandTicketColumns.used}
      {commandTicketColumns.left}
      {commandTicketColumns.state}
    </DataTable>
  </ResourceList>
);
