// From schemas/resources/mails.json by `tuyen generate`. Edit that file, or own this: `tuyen eject mails show`.
import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { mailFields } from './fields.gen.tsx';

export const MailShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {mailFields.channel}
      {mailFields.recipient}
      {mailFields.subject}
      {mailFields.topic}
      {mailFields.order_id}
      {mailFields.customer_id}
      {mailFields.office_id}
      {mailFields.created_at}
    </ShowSection>
    <ShowSection name="delivery">
      {mailFields.state}
      {mailFields.problem}
      {mailFields.detail}
      {mailFields.attempts}
      {mailFields.due_at}
      {mailFields.sent_at}
    </ShowSection>
  </RecordShow>
);
