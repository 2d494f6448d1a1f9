// From schemas/resources/api-clients.json by `tuyen generate`. Edit that file, or own this: `tuyen eject api-clients show`.
import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { fields as apiClientFields } from '../../custom/api-clients/fields.tsx';

export const ApiClientShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {apiClientFields.name}
      {apiClientFields.client_kind}
      {apiClientFields.status}
      {apiClientFields.expires_on}
      {apiClientFields.note}
    </ShowSection>
    <ShowSection name="key">
      {apiClientFields.key_prefix}
      {apiClientFields.key_issued_at}
      {apiClientFields.last_used_at}
    </ShowSection>
    <ShowSection name="rights">
      {apiClientFields.permissions}
      {apiClientFields.rate_limit}
      {apiClientFields.allowed_ips}
    </ShowSection>
    <ShowSection name="contact">
      {apiClientFields.contact_name}
      {apiClientFields.contact_email}
    </ShowSection>
    <ShowSection name="system">
      {apiClientFields.office_id}
      {apiClientFields.created_by}
      {apiClientFields.created_at}
      {apiClientFields.updated_at}
    </ShowSection>
  </RecordShow>
);
