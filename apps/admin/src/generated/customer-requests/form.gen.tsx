// From schemas/resources/customer-requests.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customer-requests form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { customerRequestInputs } from './inputs.gen.tsx';
import { validateCustomerRequest } from './validate.gen.js';

const resolver = resolverFor(validateCustomerRequest);

export const CustomerRequestForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {customerRequestInputs.kind}
      {customerRequestInputs.order_id}
      {customerRequestInputs.note}
    </FormSection>
    <FormSection name="documents">{customerRequestInputs.documents}</FormSection>
  </RecordForm>
);
