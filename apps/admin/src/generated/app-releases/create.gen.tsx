// From schemas/resources/app-releases.json by `tuyen generate`. Edit that file, or own this: `tuyen eject app-releases create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { AppReleaseForm } from './form.gen.tsx';

export const AppReleaseCreate = () => (
  <RecordCreate>
    <AppReleaseForm />
  </RecordCreate>
);
