// From schemas/resources/customers.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customers show`.
import { KeyFacts, RecordAttachments, RecordShow, RecordTimeline, RelatedList, ShowSection } from '@tuyen/admin-kit';
import { customerFields } from './fields.gen.tsx';

export const CustomerShow = () => (
  <RecordShow>
    <KeyFacts>
      {customerFields.birth_date}
      {customerFields.phone}
      {customerFields.identity_number}
      {customerFields.object_group_id}
    </KeyFacts>
    <ShowSection name="person" aside>
      {customerFields.full_name}
      {customerFields.birth_date}
      {customerFields.gender}
      {customerFields.identity_number}
      {customerFields.portrait}
      {customerFields.erased_at}
    </ShowSection>
    <ShowSection name="contact">
      {customerFields.phone}
      {customerFields.email}
      {customerFields.preferred_channel}
      {customerFields.declines_reminders}
      {customerFields.taps_consented_at}
      {customerFields.taps_consent_withdrawn_at}
      {customerFields.city_id}
      {customerFields.district_id}
      {customerFields.address}
    </ShowSection>
    <ShowSection name="group">
      {customerFields.object_group_id}
      {customerFields.group_name}
      {customerFields.proofs}
      {customerFields.proof_documents}
      {customerFields.proofs_valid_until}
    </ShowSection>
    <ShowSection name="more">
      {customerFields.status}
      {customerFields.note}
    </ShowSection>
    <ShowSection name="system">
      {customerFields.office_id}
      {customerFields.created_at}
      {customerFields.updated_at}
      {customerFields.created_by}
    </ShowSection>
    <RelatedList resource="customer-cards" by="customer_id" first />
    <RelatedList resource="monthly-tickets" by="customer_id" first />
    <RelatedList resource="orders" by="customer_id" first />
    <RelatedList resource="customer-requests" by="customer_id" />
    <RelatedList resource="reissue-cards" by="customer_id" />
    <RelatedList resource="coins" by="customer_id" />
    <RelatedList resource="mails" by="customer_id" />
    <RelatedList resource="card-sessions" by="customer_id" />
    <RecordAttachments />
    <RecordTimeline />
  </RecordShow>
);
