// From schemas/resources/roles.json by `tuyen generate`. Edit that file, or own this: `tuyen eject roles show`.
import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { fields as roleFields } from '../../custom/roles/fields.tsx';

export const RoleShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {roleFields.code}
      {roleFields.name}
      {roleFields.organisation_types}
      {roleFields.issuer_id}
      {roleFields.description}
      {roleFields.status}
    </ShowSection>
    <ShowSection name="permissions">{roleFields.permissions}</ShowSection>
    <ShowSection name="system">
      {roleFields.created_at}
      {roleFields.updated_at}
      {roleFields.created_by}
    </ShowSection>
  </RecordShow>
);
