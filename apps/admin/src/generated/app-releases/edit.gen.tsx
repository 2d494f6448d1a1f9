// From schemas/resources/app-releases.json by `tuyen generate`. Edit that, or own this as custom/app-releases/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { AppReleaseForm } from './form.gen.tsx';

export const AppReleaseEdit = () => (
  <RecordEdit>
    <AppReleaseForm />
  </RecordEdit>
);
