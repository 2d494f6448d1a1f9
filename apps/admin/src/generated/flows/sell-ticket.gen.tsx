// From schemas/flows/sell-ticket.json by `tuyen generate`. Edit that file, or own this: `tuyen eject flows sell-ticket`.
import { FlowField, FlowPage, FlowStep } from '@tuyen/admin-kit';

export const SellTicketFlow = () => (
  <FlowPage name="sell-ticket">
    <FlowStep name="ticket">
      <FlowField name="route_id" />
      <FlowField name="ticket_price_id" />
      <FlowField name="trip_id" />
      <FlowField name="from_stop_point_id" />
      <FlowField name="to_stop_point_id" />
    </FlowStep>
    <FlowStep name="payment">
      <FlowField name="payment_method" />
      <FlowField name="coin_id" />
    </FlowStep>
  </FlowPage>
);
