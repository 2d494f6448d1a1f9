// From schemas/flows/renew-card.json by `tuyen generate`. Edit that file, or own this: `tuyen eject flows renew-card`.
import { FlowField, FlowPage, FlowStep } from '@tuyen/admin-kit';

export const RenewCardFlow = () => (
  <FlowPage name="renew-card">
    <FlowStep name="card">
      <FlowField name="customer_card_id" />
    </FlowStep>
    <FlowStep name="ticket">
      <FlowField name="ticket_price_id" />
      <FlowField name="route_ids" />
      <FlowField name="start_month" />
      <FlowField name="months" />
    </FlowStep>
    <FlowStep name="payment">
      <FlowField name="payment_method" />
    </FlowStep>
  </FlowPage>
);
