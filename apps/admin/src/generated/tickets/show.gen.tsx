// From schemas/resources/tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject tickets show`.
import { RecordShow, RelatedList, ShowSection } from '@tuyen/admin-kit';
import { ticketFields } from './fields.gen.tsx';

export const TicketShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {ticketFields.serial}
      {ticketFields.state}
      {ticketFields.ticket_type}
      {ticketFields.transport_mode}
      {ticketFields.ticket_price_id}
      {ticketFields.price}
      {ticketFields.valid_from}
      {ticketFields.valid_to}
      {ticketFields.used_at}
      {ticketFields.last_used_at}
      {ticketFields.uses}
      {ticketFields.used_device}
    </ShowSection>
    <ShowSection name="ride">
      {ticketFields.route_id}
      {ticketFields.trip_id}
      {ticketFields.trip_canceled}
      {ticketFields.from_stop_point_id}
      {ticketFields.to_stop_point_id}
      {ticketFields.distance_m}
    </ShowSection>
    <ShowSection name="sale">
      {ticketFields.node_id}
      {ticketFields.node_code}
      {ticketFields.shift_id}
      {ticketFields.payment_method}
      {ticketFields.coin_id}
      {ticketFields.sold_at}
      {ticketFields.sold_by}
      {ticketFields.client_kind}
      {ticketFields.note}
    </ShowSection>
    <ShowSection name="changes">
      {ticketFields.printed_at}
      {ticketFields.reprint_count}
      {ticketFields.last_reprinted_at}
      {ticketFields.change_count}
      {ticketFields.replaces_id}
      {ticketFields.change_fee}
      {ticketFields.refund_amount}
    </ShowSection>
    <ShowSection name="history">{ticketFields.state_history}</ShowSection>
    <ShowSection name="system">
      {ticketFields.office_id}
      {ticketFields.created_by}
      {ticketFields.created_at}
      {ticketFields.updated_at}
    </ShowSection>
    <RelatedList resource="ticket-uses" by="ticket_id" />
  </RecordShow>
);
