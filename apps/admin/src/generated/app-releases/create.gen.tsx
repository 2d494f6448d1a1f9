// From schemas/resources/app-releases.json by `tuyen generate`. Edit that, or own this as custom/app-releases/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { AppReleaseForm } from './form.gen.tsx';

export const AppReleaseCreate = () => (
  <RecordCreate>
    <AppReleaseForm />
  </RecordCreate>
);
