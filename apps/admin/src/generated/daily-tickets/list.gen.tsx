// From schemas/resources/daily-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject daily-tickets list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { dailyTicketColumns } from './columns.gen.tsx';
import { dailyTicketFilters } from './filters.gen.tsx';

export const DailyTicketList = () => (
  <ResourceList filters={Object.values(dailyTicketFilters)} sort={{ field: 'created_at', order: 'DESC' }}>
    <ResourceTable rowClick="show">
      {dailyTicketColumns.serial}
      {dailyTicketColumns.valid_on}
      {dailyTicketColumns.route_scope}
      {dailyTicketColumns.uses}
      {dailyTicketColumns.price}
      {dailyTicketColumns.node_code}
      {dailyTicketColumns.sold_at}
      {dailyTicketColumns.state}
    </ResourceTable>
  </ResourceList>
);
