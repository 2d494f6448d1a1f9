// From schemas/resources/paper-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject paper-tickets show`.
import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { paperTicketFields } from './fields.gen.tsx';

export const PaperTicketShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {paperTicketFields.ticket_price_id}
      {paperTicketFields.ticket_type}
      {paperTicketFields.transport_mode}
      {paperTicketFields.route_id}
      {paperTicketFields.series}
      {paperTicketFields.first_number}
      {paperTicketFields.last_number}
      {paperTicketFields.quantity}
      {paperTicketFields.price}
      {paperTicketFields.amount}
    </ShowSection>
    <ShowSection name="sale">
      {paperTicketFields.command_ticket_id}
      {paperTicketFields.command_transport_id}
      {paperTicketFields.sold_at}
      {paperTicketFields.shift_id}
    </ShowSection>
    <ShowSection name="system">
      {paperTicketFields.office_id}
      {paperTicketFields.created_by}
      {paperTicketFields.created_at}
      {paperTicketFields.updated_at}
    </ShowSection>
  </RecordShow>
);
