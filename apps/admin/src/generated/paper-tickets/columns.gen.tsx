// From schemas/resources/paper-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject paper-tickets columns`.
import { DataTable } from 'react-admin';
import { DateTimeField, MoneyField, NumberField, QuantityField, ReferenceLink } from '@tuyen/admin-kit';

export const paperTicketColumns = {
  ticket_price_id: (
    <DataTable.Col source="ticket_price_id">
      <ReferenceLink source="ticket_price_id" reference="ticket-prices" />
    </DataTable.Col>
  ),
  series: <DataTable.Col source="series" />,
  first_number: (
    <DataTable.Col source="first_number" align="right">
      <NumberField source="first_number" />
    </DataTable.Col>
  ),
  last_number: (
    <DataTable.Col source="last_number" align="right">
      <NumberField source="last_number" />
    </DataTable.Col>
  ),
  quantity: (
    <DataTable.Col source="quantity" align="right">
      <QuantityField source="quantity" unit="resources.paper-tickets.units.quantity" />
    </DataTable.Col>
  ),
  amount: (
    <DataTable.Col source="amount" align="right">
      <MoneyField source="amount" currency="currency" />
    </DataTable.Col>
  ),
  route_id: (
    <DataTable.Col source="route_id">
      <ReferenceLink source="route_id" reference="routes" />
    </DataTable.Col>
  ),
  sold_at: (
    <DataTable.Col source="sold_at">
      <DateTimeField source="sold_at" />
    </DataTable.Col>
  ),
};
