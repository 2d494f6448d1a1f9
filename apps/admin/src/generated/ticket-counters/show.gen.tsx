// From schemas/resources/ticket-counters.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-counters show`.
import { RecordShow, RecordTimeline, RelatedList, ShowSection } from '@tuyen/admin-kit';
import { ticketCounterFields } from './fields.gen.tsx';

export const TicketCounterShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {ticketCounterFields.code}
      {ticketCounterFields.name}
      {ticketCounterFields.phone}
      {ticketCounterFields.delivers_cards}
      {ticketCounterFields.card_stock_limit}
      {ticketCounterFields.status}
      {ticketCounterFields.card_counts}
    </ShowSection>
    <ShowSection name="place">
      {ticketCounterFields.district_id}
      {ticketCounterFields.address}
      {ticketCounterFields.position}
    </ShowSection>
    <ShowSection name="hours">{ticketCounterFields.opening_hours}</ShowSection>
    <ShowSection name="system">
      {ticketCounterFields.office_id}
      {ticketCounterFields.created_at}
      {ticketCounterFields.updated_at}
      {ticketCounterFields.created_by}
    </ShowSection>
    <RelatedList resource="electronic-cards" by="ticket_counter_id" />
    <RelatedList resource="work-shifts" by="ticket_counter_id" />
    <RelatedList resource="orders" by="ticket_counter_id" />
    <RecordTimeline />
  </RecordShow>
);
