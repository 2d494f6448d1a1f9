// From schemas/resources/monthly-tickets.json by `tuyen generate`. Edit that file, or own this: `tuyen eject monthly-tickets show`.
import { KeyFacts, RecordShow, RelatedList, ShowSection } from '@tuyen/admin-kit';
import { monthlyTicketFields } from './fields.gen.tsx';

export const MonthlyTicketShow = () => (
  <RecordShow>
    <KeyFacts>
      {monthlyTicketFields.customer_id}
      {monthlyTicketFields.price}
      {monthlyTicketFields.valid_from}
      {monthlyTicketFields.valid_to}
    </KeyFacts>
    <ShowSection name="main">
      {monthlyTicketFields.serial}
      {monthlyTicketFields.state}
      {monthlyTicketFields.cancel_reason}
      {monthlyTicketFields.card_code}
      {monthlyTicketFields.customer_card_id}
      {monthlyTicketFields.customer_id}
      {monthlyTicketFields.order_id}
    </ShowSection>
    <ShowSection name="ticket">
      {monthlyTicketFields.ticket_price_id}
      {monthlyTicketFields.ticket_type}
      {monthlyTicketFields.transport_mode}
      {monthlyTicketFields.object_group_id}
      {monthlyTicketFields.route_scope}
      {monthlyTicketFields.route_ids}
    </ShowSection>
    <ShowSection name="months">
      {monthlyTicketFields.start_month}
      {monthlyTicketFields.start_on}
      {monthlyTicketFields.months}
      {monthlyTicketFields.few_days_agreed}
      {monthlyTicketFields.valid_from}
      {monthlyTicketFields.valid_to}
      {monthlyTicketFields.reminded_at}
    </ShowSection>
    <ShowSection name="use">
      {monthlyTicketFields.first_used_at}
      {monthlyTicketFields.uses}
    </ShowSection>
    <ShowSection name="sale">
      {monthlyTicketFields.price}
      {monthlyTicketFields.payment_method}
      {monthlyTicketFields.coin_id}
      {monthlyTicketFields.shift_id}
      {monthlyTicketFields.sold_at}
      {monthlyTicketFields.sold_by}
      {monthlyTicketFields.client_kind}
      {monthlyTicketFields.refund_amount}
      {monthlyTicketFields.refunded_at}
      {monthlyTicketFields.refund_shift_id}
      {monthlyTicketFields.note}
    </ShowSection>
    <ShowSection name="history">{monthlyTicketFields.state_history}</ShowSection>
    <ShowSection name="system">
      {monthlyTicketFields.office_id}
      {monthlyTicketFields.created_by}
      {monthlyTicketFields.created_at}
      {monthlyTicketFields.updated_at}
    </ShowSection>
    <RelatedList resource="ticket-uses" by="monthly_ticket_id" />
  </RecordShow>
);
