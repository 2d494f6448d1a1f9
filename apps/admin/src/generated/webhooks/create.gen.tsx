// From schemas/resources/webhooks.json by `tuyen generate`. Edit that file, or own this: `tuyen eject webhooks create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { WebhookForm } from './form.gen.tsx';

export const WebhookCreate = () => (
  <RecordCreate>
    <WebhookForm />
  </RecordCreate>
);
