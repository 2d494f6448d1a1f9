// From schemas/resources/agencies.json by `tuyen generate`. Edit that file, or own this: `tuyen eject agencies show`.
import { KeyFacts, RecordAttachments, RecordShow, RecordTimeline, RelatedList, ShowSection } from '@tuyen/admin-kit';
import { agencyFields } from './fields.gen.tsx';

export const AgencyShow = () => (
  <RecordShow>
    <KeyFacts>
      {agencyFields.deposit}
      {agencyFields.contract_from}
      {agencyFields.contract_to}
    </KeyFacts>
    <ShowSection name="main">
      {agencyFields.code}
      {agencyFields.name}
      {agencyFields.type}
      {agencyFields.agency_office_id}
      {agencyFields.status}
      {agencyFields.note}
      {agencyFields.short_name}
      {agencyFields.currency}
    </ShowSection>
    <ShowSection name="contact">
      {agencyFields.contact_name}
      {agencyFields.phone}
      {agencyFields.email}
      {agencyFields.tax_code}
      {agencyFields.address}
    </ShowSection>
    <ShowSection name="contract">
      {agencyFields.contract_number}
      {agencyFields.contract_from}
      {agencyFields.contract_to}
      {agencyFields.contract_file}
      {agencyFields.commission_percent}
      {agencyFields.deposit}
    </ShowSection>
    <ShowSection name="system">
      {agencyFields.office_id}
      {agencyFields.created_at}
      {agencyFields.updated_at}
      {agencyFields.created_by}
    </ShowSection>
    <RelatedList resource="agency-settlements" by="agency_id" />
    <RecordAttachments />
    <RecordTimeline />
  </RecordShow>
);
