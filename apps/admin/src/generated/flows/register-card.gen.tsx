// From schemas/flows/register-card.json by `tuyen generate`. Edit that file, or own this: `tuyen eject flows register-card`.
import { FlowField, FlowPage, FlowStep } from '@tuyen/admin-kit';

export const RegisterCardFlow = () => (
  <FlowPage name="register-card">
    <FlowStep name="person">
      <FlowField name="full_name" />
      <FlowField name="birth_date" />
      <FlowField name="phone" />
      <FlowField name="identity_number" />
      <FlowField name="email" />
    </FlowStep>
    <FlowStep name="ticket">
      <FlowField name="ticket_price_id" />
      <FlowField name="route_ids" />
      <FlowField name="start_month" />
      <FlowField name="months" />
    </FlowStep>
    <FlowStep name="card">
      <FlowField name="card_code" />
      <FlowField name="ticket_counter_id" />
      <FlowField name="consent" />
    </FlowStep>
    <FlowStep name="payment">
      <FlowField name="payment_method" />
    </FlowStep>
  </FlowPage>
);
