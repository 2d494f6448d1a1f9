// From schemas/resources/api-clients.json by `tuyen generate`. Edit that file, or own this: `tuyen eject api-clients form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { inputs as apiClientInputs } from '../../custom/api-clients/inputs.tsx';
import { validateApiClient } from './validate.gen.js';

const resolver = resolverFor(validateApiClient);

export const ApiClientForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {apiClientInputs.name}
      {apiClientInputs.client_kind}
      {apiClientInputs.status}
      {apiClientInputs.expires_on}
      {apiClientInputs.note}
    </FormSection>
    <FormSection name="rights">
      {apiClientInputs.permissions}
      {apiClientInputs.rate_limit}
      {apiClientInputs.allowed_ips}
    </FormSection>
    <FormSection name="contact">
      {apiClientInputs.contact_name}
      {apiClientInputs.contact_email}
    </FormSection>
  </RecordForm>
);
