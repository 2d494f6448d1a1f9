// From schemas/flows/reissue-card.json by `tuyen generate`. Edit that file, or own this: `tuyen eject flows reissue-card`.
import { FlowField, FlowPage, FlowStep } from '@tuyen/admin-kit';

export const ReissueCardFlow = () => (
  <FlowPage name="reissue-card">
    <FlowStep name="card">
      <FlowField name="old_card_id" />
    </FlowStep>
    <FlowStep name="replacement">
      <FlowField name="reason" />
      <FlowField name="new_card_code" />
      <FlowField name="old_card_returned" />
    </FlowStep>
    <FlowStep name="payment">
      <FlowField name="payment_method" />
    </FlowStep>
  </FlowPage>
);
