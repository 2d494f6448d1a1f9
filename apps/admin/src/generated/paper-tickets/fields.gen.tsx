// From schemas/resources/paper-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject paper-tickets fields`.
import { TextField } from 'react-admin';
import { DateTimeField, EnumField, MoneyField, NumberField, QuantityField, ReferenceLink } from '@tuyen/admin-kit';

export const paperTicketFields = {
  ticket_price_id: <ReferenceLink source="ticket_price_id" reference="ticket-prices" />,
  ticket_type: <EnumField source="ticket_type" enum="ticket-type" />,
  transport_mode: <EnumField source="transport_mode" enum="transport-mode" />,
  route_id: <ReferenceLink source="route_id" reference="routes" />,
  series: <TextField source="series" />,
  first_number: <NumberField source="first_number" />,
  last_number: <NumberField source="last_number" />,
  quantity: <QuantityField source="quantity" unit="resources.paper-tickets.units.quantity" />,
  price: <MoneyField source="price" currency="currency" />,
  amount: <MoneyField source="amount" currency="currency" />,
  command_ticket_id: <ReferenceLink source="command_ticket_id" reference="command-tickets" />,
  command_transport_id: <ReferenceLink source="command_transport_id" reference="command-transports" />,
  sold_at: <DateTimeField source="sold_at" />,
  shift_id: <ReferenceLink source="shift_id" reference="work-shifts" />,
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  created_by: <ReferenceLink source="created_by" reference="users" />,
  created_at: <DateTimeField source="created_at" />,
  updated_at: <DateTimeField source="updated_at" />,
};
