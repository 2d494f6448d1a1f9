// From schemas/resources/stop-points.json by `tuyen generate`. Edit that file, or own this: `tuyen eject stop-points form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { stopPointInputs } from './inputs.gen.tsx';
import { validateStopPoint } from './validate.gen.js';

const resolver = resolverFor(validateStopPoint);

export const StopPointForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {stopPointInputs.code}
      {stopPointInputs.name}
      {stopPointInputs.has_shelter}
      {stopPointInputs.status}
    </FormSection>
    <FormSection name="place">
      {stopPointInputs.district_id}
      {stopPointInputs.address}
      {stopPointInputs.latitude}
      {stopPointInputs.longitude}
    </FormSection>
  </RecordForm>
);
