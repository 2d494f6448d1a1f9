// From schemas/resources/customers.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customers form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { customerInputs } from './inputs.gen.tsx';
import { validateCustomer } from './validate.gen.js';

const resolver = resolverFor(validateCustomer);

export const CustomerForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="person">
      {customerInputs.full_name}
      {customerInputs.birth_date}
      {customerInputs.gender}
      {customerInputs.identity_number}
      {customerInputs.portrait}
    </FormSection>
    <FormSection name="contact">
      {customerInputs.phone}
      {customerInputs.email}
      {customerInputs.preferred_channel}
      {customerInputs.declines_reminders}
      {customerInputs.city_id}
      {customerInputs.district_id}
      {customerInputs.address}
    </FormSection>
    <FormSection name="group">
      {customerInputs.object_group_id}
      {customerInputs.group_name}
      {customerInputs.proofs}
      {customerInputs.proofs_valid_until}
    </FormSection>
    <FormSection name="more">
      {customerInputs.status}
      {customerInputs.note}
    </FormSection>
  </RecordForm>
);
