// From schemas/resources/ticket-prices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-prices list`.
import { ResourceList, ResourceTable } from '@tuyen/admin-kit';
import { ticketPriceColumns } from './columns.gen.tsx';
import { ticketPriceFilters } from './filters.gen.tsx';

export const TicketPriceList = () => (
  <ResourceList filters={Object.values(ticketPriceFilters)} sort={{ field: 'code', order: 'ASC' }}>
    <ResourceTable rowClick="show">
      {ticketPriceColumns.code}
      {ticketPriceColumns.name}
      {ticketPriceColumns.ticket_type}
      {ticketPriceColumns.transport_mode}
      {ticketPriceColumns.route_scope}
      {ticketPriceColumns.card_kind}
      {ticketPriceColumns.price}
      {ticketPriceColumns.next_price}
      {ticketPriceColumns.next_price_from}
      {ticketPriceColumns.on_sale}
    </ResourceTable>
  </ResourceList>
);
