// From schemas/resources/ticket-cancel-requests.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-cancel-requests show`.
import { KeyFacts, RecordShow, ShowSection } from '@tuyen/admin-kit';
import { ticketCancelRequestFields } from './fields.gen.tsx';

export const TicketCancelRequestShow = () => (
  <RecordShow>
    <KeyFacts>
      {ticketCancelRequestFields.price}
      {ticketCancelRequestFields.refund_amount}
    </KeyFacts>
    <ShowSection name="main">
      {ticketCancelRequestFields.code}
      {ticketCancelRequestFields.state}
      {ticketCancelRequestFields.ticket_id}
      {ticketCancelRequestFields.ticket_serial}
      {ticketCancelRequestFields.reason}
    </ShowSection>
    <ShowSection name="refund">
      {ticketCancelRequestFields.price}
      {ticketCancelRequestFields.fee_percent}
      {ticketCancelRequestFields.fee_amount}
      {ticketCancelRequestFields.refund_amount}
      {ticketCancelRequestFields.refund_method}
      {ticketCancelRequestFields.refunded_at}
      {ticketCancelRequestFields.shift_id}
    </ShowSection>
    <ShowSection name="decision">
      {ticketCancelRequestFields.decided_at}
      {ticketCancelRequestFields.decided_by}
      {ticketCancelRequestFields.decision_note}
      {ticketCancelRequestFields.state_history}
    </ShowSection>
    <ShowSection name="system">
      {ticketCancelRequestFields.office_id}
      {ticketCancelRequestFields.created_by}
      {ticketCancelRequestFields.created_at}
      {ticketCancelRequestFields.updated_at}
    </ShowSection>
  </RecordShow>
);
