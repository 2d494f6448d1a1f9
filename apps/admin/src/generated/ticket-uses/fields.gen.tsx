// From schemas/resources/ticket-uses.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-uses fields`.
import { TextField } from 'react-admin';
import { DateTimeField, EnumField, ReferenceLink } from '@tuyen/admin-kit';

export const ticketUsFields = {
  at: <DateTimeField source="at" />,
  kind: <EnumField source="kind" enum="pass-kind" />,
  serial: <TextField source="serial" />,
  ticket_id: <ReferenceLink source="ticket_id" reference="tickets" />,
  daily_ticket_id: <ReferenceLink source="daily_ticket_id" reference="daily-tickets" />,
  monthly_ticket_id: <ReferenceLink source="monthly_ticket_id" reference="monthly-tickets" />,
  customer_card_id: <ReferenceLink source="customer_card_id" reference="customer-cards" />,
  route_id: <ReferenceLink source="route_id" reference="routes" />,
  device: <TextField source="device" />,
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  created_at: <DateTimeField source="created_at" />,
};
