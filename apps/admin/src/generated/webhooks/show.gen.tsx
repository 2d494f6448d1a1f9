// From schemas/resources/webhooks.json by `tuyen generate`. Edit that file, or own this: `tuyen eject webhooks show`.
import { RecordShow, RelatedList, ShowSection } from '@tuyen/admin-kit';
import { webhookFields } from './fields.gen.tsx';

export const WebhookShow = () => (
  <RecordShow>
    <ShowSection name="target">
      {webhookFields.name}
      {webhookFields.url}
      {webhookFields.status}
      {webhookFields.problem}
      {webhookFields.failures}
      {webhookFields.delivered_at}
    </ShowSection>
    <ShowSection name="events">
      {webhookFields.resources}
      {webhookFields.events}
      {webhookFields.transitions}
      {webhookFields.record_office_id}
      {webhookFields.conditions}
      {webhookFields.owner_id}
    </ShowSection>
    <ShowSection name="secret">
      {webhookFields.secret_issued_at}
      {webhookFields.previous_secret_until}
    </ShowSection>
    <RelatedList resource="webhook-deliveries" by="webhook_id" />
  </RecordShow>
);
