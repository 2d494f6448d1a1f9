// From schemas/resources/ticket-cancel-requests.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-cancel-requests view-board`.
import { BoardCard, BoardPage } from '@tuyen/admin-kit';
import { ticketCancelRequestFields } from './fields.gen.tsx';

export const TicketCancelRequestViewBoard = () => (
  <BoardPage name="board">
    <BoardCard>
      {ticketCancelRequestFields.ticket_serial}
      {ticketCancelRequestFields.reason}
      {ticketCancelRequestFields.refund_amount}
      {ticketCancelRequestFields.created_at}
    </BoardCard>
  </BoardPage>
);
