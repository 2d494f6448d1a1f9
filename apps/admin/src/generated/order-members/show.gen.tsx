// From schemas/resources/order-members.json by `tuyen generate`. Edit that file, or own this: `tuyen eject order-members show`.
import { EvidenceField, KeyFacts, RecordShow, RecordTimeline, ShowEvidence, ShowSection } from '@tuyen/admin-kit';
import { orderMemberFields } from './fields.gen.tsx';

export const OrderMemberShow = () => (
  <RecordShow>
    <KeyFacts>
      {orderMemberFields.customer_id}
      {orderMemberFields.birth_date}
    </KeyFacts>
    <ShowEvidence>
      <EvidenceField source="portrait" />
    </ShowEvidence>
    <ShowSection name="member">
      {orderMemberFields.order_id}
      {orderMemberFields.number}
      {orderMemberFields.full_name}
      {orderMemberFields.birth_date}
      {orderMemberFields.identity_number}
      {orderMemberFields.portrait}
    </ShowSection>
    <ShowSection name="card">
      {orderMemberFields.state}
      {orderMemberFields.card_code}
      {orderMemberFields.customer_card_id}
      {orderMemberFields.customer_id}
      {orderMemberFields.amount}
      {orderMemberFields.reject_reason}
    </ShowSection>
    <ShowSection name="history">{orderMemberFields.state_history}</ShowSection>
    <ShowSection name="system">
      {orderMemberFields.office_id}
      {orderMemberFields.created_at}
      {orderMemberFields.updated_at}
    </ShowSection>
    <RecordTimeline />
  </RecordShow>
);
