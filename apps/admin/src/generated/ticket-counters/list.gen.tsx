// From schemas/resources/ticket-counters.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-counters list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { ticketCounterColumns } from './columns.gen.tsx';
import { ticketCounterFilters } from './filters.gen.tsx';

export const TicketCounterList = () => (
  <ResourceList filters={Object.values(ticketCounterFilters)} sort={{ field: 'code', order: 'ASC' }}>
    <ResourceTable rowClick="show">
      {ticketCounterColumns.code}
      {ticketCounterColumns.name}
      {ticketCounterColumns.district_id}
      {ticketCounterColumns.address}
      {ticketCounterColumns.phone}
      {ticketCounterColumns.delivers_cards}
      {ticketCounterColumns.status}
    </ResourceTable>
  </ResourceList>
);
