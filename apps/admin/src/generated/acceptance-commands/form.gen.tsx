// From schemas/resources/acceptance-commands.json by `tuyen generate`. Edit that file, or own this: `tuyen eject acceptance-commands form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { acceptanceCommandInputs } from './inputs.gen.tsx';
import { validateAcceptanceCommand } from './validate.gen.js';

const resolver = resolverFor(validateAcceptanceCommand);

export const AcceptanceCommandForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {acceptanceCommandInputs.period_from}
      {acceptanceCommandInputs.period_to}
      {acceptanceCommandInputs.route_id}
      {acceptanceCommandInputs.note}
    </FormSection>
    <FormSection name="money">
      {acceptanceCommandInputs.unit_price}
      {acceptanceCommandInputs.deduction}
      {acceptanceCommandInputs.deduction_reason}
      {acceptanceCommandInputs.attachment}
    </FormSection>
  </RecordForm>
);
