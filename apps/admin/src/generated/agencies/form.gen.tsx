// From schemas/resources/agencies.json by `tuyen generate`. Edit that file, or own this: `tuyen eject agencies form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { agencyInputs } from './inputs.gen.tsx';
import { validateAgency } from './validate.gen.js';

const resolver = resolverFor(validateAgency);

export const AgencyForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {agencyInputs.code}
      {agencyInputs.name}
      {agencyInputs.type}
      {agencyInputs.agency_office_id}
      {agencyInputs.status}
      {agencyInputs.note}
    </FormSection>
    <FormSection name="contact">
      {agencyInputs.contact_name}
      {agencyInputs.phone}
      {agencyInputs.email}
      {agencyInputs.tax_code}
      {agencyInputs.address}
    </FormSection>
    <FormSection name="contract">
      {agencyInputs.contract_number}
      {agencyInputs.contract_from}
      {agencyInputs.contract_to}
      {agencyInputs.contract_file}
      {agencyInputs.commission_percent}
      {agencyInputs.deposit}
    </FormSection>
  </RecordForm>
);
