// From schemas/resources/daily-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject daily-tickets show`.
import { KeyFacts, RecordShow, ReferenceLink, RelatedList, ShowSection } from '@tuyen/admin-kit';
import { dailyTicketFields } from './fields.gen.tsx';

export const DailyTicketShow = () => (
  <RecordShow>
    <KeyFacts>
      <ReferenceLink source="customer_id" reference="customers" />
      {dailyTicketFields.price}
      {dailyTicketFields.valid_on}
    </KeyFacts>
    <ShowSection name="main">
      {dailyTicketFields.serial}
      {dailyTicketFields.state}
      {dailyTicketFields.cancel_reason}
      {dailyTicketFields.ticket_price_id}
      {dailyTicketFields.price}
      {dailyTicketFields.transport_mode}
      {dailyTicketFields.route_scope}
      {dailyTicketFields.route_ids}
      {dailyTicketFields.valid_on}
    </ShowSection>
    <ShowSection name="use">
      {dailyTicketFields.uses}
      {dailyTicketFields.max_uses}
      {dailyTicketFields.first_used_at}
      {dailyTicketFields.last_used_at}
      {dailyTicketFields.used_device}
    </ShowSection>
    <ShowSection name="passenger">
      {dailyTicketFields.customer_name}
      {dailyTicketFields.customer_phone}
    </ShowSection>
    <ShowSection name="sale">
      {dailyTicketFields.node_id}
      {dailyTicketFields.node_code}
      {dailyTicketFields.shift_id}
      {dailyTicketFields.payment_method}
      {dailyTicketFields.coin_id}
      {dailyTicketFields.sold_at}
      {dailyTicketFields.sold_by}
      {dailyTicketFields.client_kind}
      {dailyTicketFields.refund_amount}
      {dailyTicketFields.refunded_at}
      {dailyTicketFields.refund_shift_id}
      {dailyTicketFields.note}
    </ShowSection>
    <ShowSection name="history">{dailyTicketFields.state_history}</ShowSection>
    <ShowSection name="system">
      {dailyTicketFields.office_id}
      {dailyTicketFields.created_by}
      {dailyTicketFields.created_at}
      {dailyTicketFields.updated_at}
    </ShowSection>
    <RelatedList resource="ticket-uses" by="daily_ticket_id" />
  </RecordShow>
);
