// From schemas/resources/webhooks.json by `tuyen generate`. Edit that file, or own this: `tuyen eject webhooks form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { webhookInputs } from './inputs.gen.tsx';
import { validateWebhook } from './validate.gen.js';

const resolver = resolverFor(validateWebhook);

export const WebhookForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="target">
      {webhookInputs.name}
      {webhookInputs.url}
      {webhookInputs.status}
    </FormSection>
    <FormSection name="events">
      {webhookInputs.resources}
      {webhookInputs.events}
      {webhookInputs.transitions}
      {webhookInputs.record_office_id}
      {webhookInputs.conditions}
    </FormSection>
  </RecordForm>
);
