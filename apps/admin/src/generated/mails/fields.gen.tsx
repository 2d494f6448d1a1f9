// From schemas/resources/mails.json by `tuyen generate`. Edit that file, or own this: `tuyen eject mails fields`.
import { TextField } from 'react-admin';
import { DateTimeField, EnumField, QuantityField, ReferenceLink } from '@tuyen/admin-kit';

export const mailFields = {
  channel: <EnumField source="channel" enum="message-channel" />,
  recipient: <TextField source="recipient" />,
  subject: <TextField source="subject" />,
  topic: <TextField source="topic" />,
  order_id: <ReferenceLink source="order_id" reference="orders" />,
  customer_id: <ReferenceLink source="customer_id" reference="customers" />,
  office_id: <ReferenceLink source="office_id" reference="offices" />,
  created_at: <DateTimeField source="created_at" />,
  state: <EnumField source="state" enum="message-state" />,
  problem: <EnumField source="problem" enum="message-problem" />,
  detail: <TextField source="detail" />,
  attempts: <QuantityField source="attempts" unit="resources.mails.units.attempts" />,
  due_at: <DateTimeField source="due_at" />,
  sent_at: <DateTimeField source="sent_at" />,
};
