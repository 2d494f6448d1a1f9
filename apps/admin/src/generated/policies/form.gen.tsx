// From schemas/resources/policies.json by `tuyen generate`. Edit that file, or own this: `tuyen eject policies form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { policyInputs } from './inputs.gen.tsx';
import { validatePolicy } from './validate.gen.js';

const resolver = resolverFor(validatePolicy);

export const PolicyForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {policyInputs.tab}
      {policyInputs.issuer_id}
      {policyInputs.effective_from}
      {policyInputs.status}
    </FormSection>
    <FormSection name="vi">
      {policyInputs.title_vi}
      {policyInputs.body_vi}
    </FormSection>
    <FormSection name="en">
      {policyInputs.title_en}
      {policyInputs.body_en}
    </FormSection>
  </RecordForm>
);
