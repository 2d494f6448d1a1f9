// From schemas/resources/users.json by `tuyen generate`. Edit that file, or own this: `tuyen eject users show`.
import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { fields as userFields } from '../../custom/users/fields.tsx';

export const UserShow = () => (
  <RecordShow>
    <ShowSection name="account">
      {userFields.username}
      {userFields.email}
      {userFields.status}
      {userFields.is_superuser}
      {userFields.last_login_at}
    </ShowSection>
    <ShowSection name="person">
      {userFields.full_name}
      {userFields.phone}
      {userFields.avatar}
    </ShowSection>
    <ShowSection name="offices">
      {userFields.office_id}
      {userFields.offices}
    </ShowSection>
    <ShowSection name="system">
      {userFields.created_at}
      {userFields.updated_at}
      {userFields.created_by}
    </ShowSection>
  </RecordShow>
);
