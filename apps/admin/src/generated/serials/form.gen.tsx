// From schemas/resources/serials.json by `tuyen generate`. Edit that file, or own this: `tuyen eject serials form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { inputs as serialInputs } from '../../custom/serials/inputs.tsx';
import { validateSerial } from './validate.gen.js';

const resolver = resolverFor(validateSerial);

export const SerialForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {serialInputs.name}
      {serialInputs.template}
      {serialInputs.note}
    </FormSection>
  </RecordForm>
);
