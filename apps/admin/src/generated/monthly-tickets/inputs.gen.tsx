// From schemas/resources/monthly-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject monthly-tickets inputs`.
import { BooleanInput, TextInput } from 'react-admin';
import {
  DateInput,
  EnumInput,
  MonthInput,
  QuantityInput,
  ReferenceListSelect,
  ReferenceSelect,
} from '@tuyen/admin-kit';

export const monthlyTicketInputs = {
  customer_card_id: (
    <ReferenceSelect
      source="customer_card_id"
      reference="customer-cards"
      options={[{ when: { order_id: null }, where: { is_locked: [false, null], status: ['ACTIVE', null] } }]}
      isRequired
      helperText="resources.monthly-tickets.help.customer_card_id"
    />
  ),
  ticket_price_id: (
    <ReferenceSelect
      source="ticket_price_id"
      reference="ticket-prices"
      options={[
        {
          when: { order_id: null },
          where: {
            ticket_type: ['MONTHLY', 'FREE'],
            status: ['ACTIVE', null],
            on_sale: [true, null],
            sale_from: { to: 'today' },
            sale_to: { from: 'today' },
          },
        },
      ]}
      isRequired
      helperText="resources.monthly-tickets.help.ticket_price_id"
    />
  ),
  object_group_id: (
    <ReferenceSelect
      source="object_group_id"
      reference="object-groups"
      helperText="resources.monthly-tickets.help.object_group_id"
    />
  ),
  route_ids: (
    <ReferenceListSelect
      source="route_ids"
      reference="routes"
      options={[{ when: { order_id: null }, where: { status: ['ACTIVE', null] } }]}
      helperText="resources.monthly-tickets.help.route_ids"
    />
  ),
  start_month: <MonthInput source="start_month" isRequired />,
  start_on: <DateInput source="start_on" helperText="resources.monthly-tickets.help.start_on" />,
  months: <QuantityInput source="months" min={1} unit="resources.monthly-tickets.units.months" isRequired />,
  few_days_agreed: (
    <BooleanInput source="few_days_agreed" helperText="resources.monthly-tickets.help.few_days_agreed" />
  ),
  payment_method: <EnumInput source="payment_method" enum="payment-method" isRequired />,
  note: <TextInput source="note" multiline minRows={3} />,
};
