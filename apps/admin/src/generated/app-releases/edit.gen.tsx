// From schemas/resources/app-releases.json by `tuyen generate`. Edit that file, or own this: `tuyen eject app-releases edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { AppReleaseForm } from './form.gen.tsx';

export const AppReleaseEdit = () => (
  <RecordEdit>
    <AppReleaseForm />
  </RecordEdit>
);
