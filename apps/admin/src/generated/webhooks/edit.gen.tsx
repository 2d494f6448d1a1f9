// From schemas/resources/webhooks.json by `tuyen generate`. Edit that file, or own this: `tuyen eject webhooks edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { WebhookForm } from './form.gen.tsx';

export const WebhookEdit = () => (
  <RecordEdit>
    <WebhookForm />
  </RecordEdit>
);
