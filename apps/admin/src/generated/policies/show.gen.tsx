// From schemas/resources/policies.json by `tuyen generate`. Edit that file, or own this: `tuyen eject policies show`.
import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { policyFields } from './fields.gen.tsx';

export const PolicyShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {policyFields.tab}
      {policyFields.issuer_id}
      {policyFields.effective_from}
      {policyFields.status}
    </ShowSection>
    <ShowSection name="vi">
      {policyFields.title_vi}
      {policyFields.body_vi}
    </ShowSection>
    <ShowSection name="en">
      {policyFields.title_en}
      {policyFields.body_en}
    </ShowSection>
    <ShowSection name="system">
      {policyFields.created_at}
      {policyFields.updated_at}
      {policyFields.created_by}
    </ShowSection>
  </RecordShow>
);
