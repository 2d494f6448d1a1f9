// From schemas/resources/webhook-deliveries.json by `tuyen generate`. Edit that file, or own this: `tuyen eject webhook-deliveries show`.
import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { webhookDeliveryFields } from './fields.gen.tsx';

export const WebhookDeliveryShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {webhookDeliveryFields.webhook_id}
      {webhookDeliveryFields.event}
      {webhookDeliveryFields.record_id}
      {webhookDeliveryFields.created_at}
    </ShowSection>
    <ShowSection name="delivery">
      {webhookDeliveryFields.state}
      {webhookDeliveryFields.problem}
      {webhookDeliveryFields.status_code}
      {webhookDeliveryFields.duration_ms}
      {webhookDeliveryFields.answer}
      {webhookDeliveryFields.attempts}
      {webhookDeliveryFields.due_at}
      {webhookDeliveryFields.sent_at}
      {webhookDeliveryFields.log}
    </ShowSection>
  </RecordShow>
);
