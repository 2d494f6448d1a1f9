// From schemas/resources/object-groups.json by `tuyen generate`. Edit that file, or own this: `tuyen eject object-groups show`.
import { RecordShow, RecordTimeline, RelatedList, ShowSection } from '@tuyen/admin-kit';
import { objectGroupFields } from './fields.gen.tsx';

export const ObjectGroupShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {objectGroupFields.code}
      {objectGroupFields.name}
      {objectGroupFields.card_kind}
      {objectGroupFields.discount_percent}
      {objectGroupFields.validity_months}
      {objectGroupFields.needs_approval}
      {objectGroupFields.min_members}
      {objectGroupFields.age_from}
      {objectGroupFields.age_to}
      {objectGroupFields.description}
      {objectGroupFields.issuer_id}
      {objectGroupFields.status}
    </ShowSection>
    <ShowSection name="documents_required">{objectGroupFields.documents_required}</ShowSection>
    <ShowSection name="system">
      {objectGroupFields.created_at}
      {objectGroupFields.updated_at}
      {objectGroupFields.created_by}
    </ShowSection>
    <RelatedList resource="ticket-prices" by="object_group_id" />
    <RelatedList resource="customers" by="object_group_id" />
    <RecordTimeline />
  </RecordShow>
);
