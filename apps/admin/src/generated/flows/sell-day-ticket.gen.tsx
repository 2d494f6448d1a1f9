// From schemas/flows/sell-day-ticket.json by `tuyen generate`. Edit that file, or own this: `tuyen eject flows sell-day-ticket`.
import { FlowField, FlowPage, FlowStep } from '@tuyen/admin-kit';

export const SellDayTicketFlow = () => (
  <FlowPage name="sell-day-ticket">
    <FlowStep name="ticket">
      <FlowField name="ticket_price_id" />
      <FlowField name="valid_on" />
      <FlowField name="route_ids" />
    </FlowStep>
    <FlowStep name="payment">
      <FlowField name="payment_method" />
      <FlowField name="coin_id" />
    </FlowStep>
  </FlowPage>
);
