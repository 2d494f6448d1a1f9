// From schemas/resources/app-releases.json by `tuyen generate`. Edit that file, or own this: `tuyen eject app-releases form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { appReleaseInputs } from './inputs.gen.tsx';
import { validateAppRelease } from './validate.gen.js';

const resolver = resolverFor(validateAppRelease);

export const AppReleaseForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {appReleaseInputs.os}
      {appReleaseInputs.app_version}
      {appReleaseInputs.build_number}
      {appReleaseInputs.store_url}
      {appReleaseInputs.released_on}
      {appReleaseInputs.is_required}
      {appReleaseInputs.status}
    </FormSection>
    <FormSection name="notes">
      {appReleaseInputs.notes_vi}
      {appReleaseInputs.notes_en}
    </FormSection>
  </RecordForm>
);
