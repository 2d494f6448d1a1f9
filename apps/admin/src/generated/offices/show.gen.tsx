// From schemas/resources/offices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject offices show`.
import { RecordShow, RecordTimeline, RelatedList, ShowSection } from '@tuyen/admin-kit';
import { officeFields } from './fields.gen.tsx';

export const OfficeShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {officeFields.code}
      {officeFields.name}
      {officeFields.short_name}
      {officeFields.organisation_type}
      {officeFields.parent_id}
      {officeFields.tax_code}
      {officeFields.status}
    </ShowSection>
    <ShowSection name="appearance">
      {officeFields.display_name}
      {officeFields.logo}
    </ShowSection>
    <ShowSection name="contact">
      {officeFields.city_id}
      {officeFields.district_id}
      {officeFields.address}
      {officeFields.hotline}
      {officeFields.email}
    </ShowSection>
    <ShowSection name="bank">
      {officeFields.bank_code}
      {officeFields.bank_account_number}
      {officeFields.bank_account_name}
    </ShowSection>
    <ShowSection name="system">
      {officeFields.created_at}
      {officeFields.updated_at}
      {officeFields.created_by}
    </ShowSection>
    <RelatedList resource="offices" by="parent_id" />
    <RelatedList resource="users" by="office_id" />
    <RelatedList resource="agencies" by="agency_office_id" />
    <RecordTimeline />
  </RecordShow>
);
