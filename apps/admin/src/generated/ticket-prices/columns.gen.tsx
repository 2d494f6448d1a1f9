// From schemas/resources/ticket-prices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-prices columns`.
import { BooleanField, DataTable } from 'react-admin';
import { DateField, EnumField, LocalizedTextField, MoneyField } from '@tuyen/admin-kit';

export const ticketPriceColumns = {
  code: <DataTable.Col source="code" />,
  name: (
    <DataTable.Col source="name">
      <LocalizedTextField source="name" />
    </DataTable.Col>
  ),
  ticket_type: (
    <DataTable.Col source="ticket_type">
      <EnumField source="ticket_type" enum="ticket-type" />
    </DataTable.Col>
  ),
  transport_mode: (
    <DataTable.Col source="transport_mode">
      <EnumField source="transport_mode" enum="transport-mode" />
    </DataTable.Col>
  ),
  route_scope: (
    <DataTable.Col source="route_scope">
      <EnumField source="route_scope" enum="route-scope" />
    </DataTable.Col>
  ),
  card_kind: (
    <DataTable.Col source="card_kind">
      <EnumField source="card_kind" enum="card-kind" />
    </DataTable.Col>
  ),
  price: (
    <DataTable.Col source="price" align="right">
      <MoneyField source="price" currency="currency" />
    </DataTable.Col>
  ),
  next_price: (
    <DataTable.Col source="next_price" align="right">
      <MoneyField source="next_price" currency="currency" />
    </DataTable.Col>
  ),
  next_price_from: (
    <DataTable.Col source="next_price_from">
      <DateField source="next_price_from" />
    </DataTable.Col>
  ),
  on_sale: (
    <DataTable.Col source="on_sale">
      <BooleanField source="on_sale" />
    </DataTable.Col>
  ),
};
