// From schemas/resources/command-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject command-tickets show`.
import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { commandTicketFields } from './fields.gen.tsx';

export const CommandTicketShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {commandTicketFields.serial}
      {commandTicketFields.state}
      {commandTicketFields.route_id}
      {commandTicketFields.node_id}
      {commandTicketFields.shift_id}
      {commandTicketFields.note}
    </ShowSection>
    <ShowSection name="range">
      {commandTicketFields.ticket_price_id}
      {commandTicketFields.series}
      {commandTicketFields.first_number}
      {commandTicketFields.last_number}
      {commandTicketFields.quantity}
      {commandTicketFields.used}
      {commandTicketFields.left}
      {commandTicketFields.amount}
    </ShowSection>
    <ShowSection name="cash">
      {commandTicketFields.cash_due}
      {commandTicketFields.cash_handed_in}
      {commandTicketFields.difference}
      {commandTicketFields.difference_reason}
      {commandTicketFields.money_shift_id}
    </ShowSection>
    <ShowSection name="history">
      {commandTicketFields.issued_at}
      {commandTicketFields.returned_at}
      {commandTicketFields.returned_by}
      {commandTicketFields.state_history}
    </ShowSection>
    <ShowSection name="system">
      {commandTicketFields.office_id}
      {commandTicketFields.created_by}
      {commandTicketFields.created_at}
      {commandTicketFields.updated_at}
    </ShowSection>
  </RecordShow>
);
