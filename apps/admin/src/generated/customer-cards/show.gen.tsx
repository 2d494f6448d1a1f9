// From schemas/resources/customer-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customer-cards show`.
import { KeyFacts, RecordShow, RecordTimeline, RelatedList, ShowSection } from '@tuyen/admin-kit';
import { customerCardFields } from './fields.gen.tsx';

export const CustomerCardShow = () => (
  <RecordShow>
    <KeyFacts>
      {customerCardFields.customer_id}
      {customerCardFields.valid_to}
    </KeyFacts>
    <ShowSection name="main">
      {customerCardFields.card_code}
      {customerCardFields.customer_id}
      {customerCardFields.mode}
      {customerCardFields.issue_kind}
      {customerCardFields.issued_on}
      {customerCardFields.status}
      {customerCardFields.document_number}
      {customerCardFields.is_locked}
      {customerCardFields.lock_cause}
      {customerCardFields.lock_reason}
    </ShowSection>
    <ShowSection name="ticket">
      {customerCardFields.kind}
      {customerCardFields.object_group_id}
      {customerCardFields.transport_mode}
      {customerCardFields.route_scope}
      {customerCardFields.route_ids}
      {customerCardFields.valid_from}
      {customerCardFields.valid_to}
      {customerCardFields.valid_periods}
    </ShowSection>
    <ShowSection name="system">
      {customerCardFields.office_id}
      {customerCardFields.created_at}
      {customerCardFields.updated_at}
      {customerCardFields.created_by}
    </ShowSection>
    <RelatedList resource="monthly-tickets" by="customer_card_id" />
    <RelatedList resource="orders" by="customer_card_id" />
    <RelatedList resource="electronic-cards" by="customer_card_id" />
    <RelatedList resource="reissue-cards" by="old_card_id" />
    <RelatedList resource="reissue-cards" by="new_card_id" />
    <RelatedList resource="ticket-uses" by="customer_card_id" />
    <RecordTimeline />
  </RecordShow>
);
