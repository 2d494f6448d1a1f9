// From schemas/resources/ticket-uses.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-uses show`.
import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { ticketUsFields } from './fields.gen.tsx';

export const TicketUsShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {ticketUsFields.at}
      {ticketUsFields.kind}
      {ticketUsFields.serial}
      {ticketUsFields.ticket_id}
      {ticketUsFields.daily_ticket_id}
      {ticketUsFields.monthly_ticket_id}
      {ticketUsFields.customer_card_id}
      {ticketUsFields.route_id}
      {ticketUsFields.device}
    </ShowSection>
    <ShowSection name="system">
      {ticketUsFields.office_id}
      {ticketUsFields.created_at}
    </ShowSection>
  </RecordShow>
);
