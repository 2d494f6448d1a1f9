// From schemas/resources/offices.json by `tuyen generate`. Edit that file, or own this: `tuyen eject offices form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { officeInputs } from './inputs.gen.tsx';
import { validateOffice } from './validate.gen.js';

const resolver = resolverFor(validateOffice);

export const OfficeForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {officeInputs.code}
      {officeInputs.name}
      {officeInputs.short_name}
      {officeInputs.organisation_type}
      {officeInputs.parent_id}
      {officeInputs.tax_code}
      {officeInputs.status}
    </FormSection>
    <FormSection name="appearance">
      {officeInputs.display_name}
      {officeInputs.logo}
    </FormSection>
    <FormSection name="contact">
      {officeInputs.city_id}
      {officeInputs.district_id}
      {officeInputs.address}
      {officeInputs.hotline}
      {officeInputs.email}
    </FormSection>
    <FormSection name="bank">
      {officeInputs.bank_code}
      {officeInputs.bank_account_number}
      {officeInputs.bank_account_name}
    </FormSection>
  </RecordForm>
);
