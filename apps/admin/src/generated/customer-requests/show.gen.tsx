// From schemas/resources/customer-requests.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customer-requests show`.
import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { customerRequestFields } from './fields.gen.tsx';

export const CustomerRequestShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {customerRequestFields.code}
      {customerRequestFields.kind}
      {customerRequestFields.status}
      {customerRequestFields.order_id}
      {customerRequestFields.customer_id}
      {customerRequestFields.card_code}
      {customerRequestFields.phone}
      {customerRequestFields.note}
    </ShowSection>
    <ShowSection name="documents">
      {customerRequestFields.documents}
      {customerRequestFields.corrections}
    </ShowSection>
    <ShowSection name="system">
      {customerRequestFields.received_from}
      {customerRequestFields.office_id}
      {customerRequestFields.created_by}
      {customerRequestFields.created_at}
      {customerRequestFields.updated_at}
    </ShowSection>
  </RecordShow>
);
