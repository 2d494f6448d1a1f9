// From schemas/resources/webhook-deliveries.json by `tuyen generate`. Edit that file, or own this: `tuyen eject webhook-deliveries fields`.
import { TextField } from 'react-admin';
import { DateTimeField, EnumField, NestedListField, NumberField, ReferenceLink } from '@tuyen/admin-kit';

export const webhookDeliveryFields = {
  webhook_id: <ReferenceLink source="webhook_id" reference="webhooks" />,
  event: <TextField source="event" />,
  record_id: <TextField source="record_id" />,
  created_at: <DateTimeField source="created_at" />,
  state: <EnumField source="state" enum="webhook-deliveries-state" />,
  problem: <EnumField source="problem" enum="webhook-deliveries-problem" />,
  status_code: <NumberField source="status_code" />,
  duration_ms: <NumberField source="duration_ms" />,
  answer: <TextField source="answer" component="pre" />,
  attempts: <NumberField source="attempts" />,
  due_at: <DateTimeField source="due_at" />,
  sent_at: <DateTimeField source="sent_at" />,
  log: (
    <NestedListField source="log">
      <DateTimeField source="at" />
      <NumberField source="status_code" />
      <NumberField source="duration_ms" />
      <EnumField source="problem" enum="webhook-deliveries-log-problem" />
    </NestedListField>
  ),
};
