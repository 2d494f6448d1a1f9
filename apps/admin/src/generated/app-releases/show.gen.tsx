// From schemas/resources/app-releases.json by `tuyen generate`. Edit that file, or own this: `tuyen eject app-releases show`.
import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { appReleaseFields } from './fields.gen.tsx';

export const AppReleaseShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {appReleaseFields.os}
      {appReleaseFields.app_version}
      {appReleaseFields.build_number}
      {appReleaseFields.store_url}
      {appReleaseFields.released_on}
      {appReleaseFields.is_required}
      {appReleaseFields.status}
    </ShowSection>
    <ShowSection name="notes">
      {appReleaseFields.notes_vi}
      {appReleaseFields.notes_en}
    </ShowSection>
    <ShowSection name="system">
      {appReleaseFields.created_at}
      {appReleaseFields.updated_at}
      {appReleaseFields.created_by}
    </ShowSection>
  </RecordShow>
);
