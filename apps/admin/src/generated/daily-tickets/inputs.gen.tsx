// From schemas/resources/daily-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject daily-tickets inputs`.
import { TextInput } from 'react-admin';
import { DateInput, EnumInput, PhoneInput, ReferenceListSelect, ReferenceSelect } from '@tuyen/admin-kit';

export const dailyTicketInputs = {
  ticket_price_id: (
    <ReferenceSelect
      source="ticket_price_id"
      reference="ticket-prices"
      options={[
        {
          where: {
            ticket_type: 'DAILY',
            status: ['ACTIVE', null],
            on_sale: [true, null],
            sale_from: { to: 'today' },
            sale_to: { from: 'today' },
          },
        },
      ]}
      isRequired
      helperText="resources.daily-tickets.help.ticket_price_id"
    />
  ),
  valid_on: <DateInput source="valid_on" isRequired helperText="resources.daily-tickets.help.valid_on" />,
  route_ids: (
    <ReferenceListSelect
      source="route_ids"
      reference="routes"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      helperText="resources.daily-tickets.help.route_ids"
    />
  ),
  node_id: (
    <ReferenceSelect
      source="node_id"
      reference="nodes"
      options={[{ where: { status: ['ACTIVE', null] } }]}
      helperText="resources.daily-tickets.help.node_id"
    />
  ),
  customer_name: <TextInput source="customer_name" />,
  customer_phone: <PhoneInput source="customer_phone" />,
  payment_method: <EnumInput source="payment_method" enum="payment-method" isRequired />,
  coin_id: (
    <ReferenceSelect source="coin_id" reference="coins" options={[{ where: { state: ['ACTIVE', 'SUSPECTED'] } }]} />
  ),
  note: <TextInput source="note" multiline minRows={3} />,
};
