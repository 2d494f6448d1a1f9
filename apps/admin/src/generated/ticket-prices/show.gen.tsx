// From schemas/resources/ticket-prices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject ticket-prices show`.
import { KeyFacts, RecordShow, RecordTimeline, RelatedList, ShowSection } from '@tuyen/admin-kit';
import { ticketPriceFields } from './fields.gen.tsx';

export const TicketPriceShow = () => (
  <RecordShow>
    <KeyFacts>
      {ticketPriceFields.price}
      {ticketPriceFields.next_price}
      {ticketPriceFields.next_price_from}
    </KeyFacts>
    <ShowSection name="main">
      {ticketPriceFields.code}
      {ticketPriceFields.name}
      {ticketPriceFields.issuer_id}
      {ticketPriceFields.ticket_type}
      {ticketPriceFields.transport_mode}
      {ticketPriceFields.description}
      {ticketPriceFields.status}
      {ticketPriceFields.currency}
    </ShowSection>
    <ShowSection name="who">
      {ticketPriceFields.card_kind}
      {ticketPriceFields.object_group_id}
      {ticketPriceFields.route_scope}
      {ticketPriceFields.route_ids}
      {ticketPriceFields.is_approve_cus_req}
    </ShowSection>
    <ShowSection name="price">
      {ticketPriceFields.base_price}
      {ticketPriceFields.price}
      {ticketPriceFields.next_price_from}
      {ticketPriceFields.next_price}
      {ticketPriceFields.next_base_price}
      {ticketPriceFields.min_price}
      {ticketPriceFields.max_price}
    </ShowSection>
    <ShowSection name="distance">
      {ticketPriceFields.distance_fare}
      {ticketPriceFields.block}
      {ticketPriceFields.linear_distance_fare}
      {ticketPriceFields.rounding_method_block}
    </ShowSection>
    <ShowSection name="use">
      {ticketPriceFields.validity_start}
      {ticketPriceFields.time_of_use}
      {ticketPriceFields.max_usage}
      {ticketPriceFields.max_usage_in_day}
    </ShowSection>
    <ShowSection name="sale">
      {ticketPriceFields.on_sale}
      {ticketPriceFields.sale_from}
      {ticketPriceFields.sale_to}
    </ShowSection>
    <ShowSection name="system">
      {ticketPriceFields.created_at}
      {ticketPriceFields.updated_at}
      {ticketPriceFields.created_by}
    </ShowSection>
    <RelatedList resource="tickets" by="ticket_price_id" />
    <RelatedList resource="monthly-tickets" by="ticket_price_id" />
    <RelatedList resource="daily-tickets" by="ticket_price_id" />
    <RecordTimeline />
  </RecordShow>
);
