// From schemas/resources/customer-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customer-cards form`.
import { FormSection, RecordForm, resolverFor, When } from '@tuyen/admin-kit';
import { customerCardInputs } from './inputs.gen.tsx';
import { validateCustomerCard } from './validate.gen.js';

const resolver = resolverFor(validateCustomerCard);

export const CustomerCardForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {customerCardInputs.card_code}
      {customerCardInputs.customer_id}
      {customerCardInputs.mode}
      {customerCardInputs.issue_kind}
      {customerCardInputs.issued_on}
      {customerCardInputs.status}
    </FormSection>
    <FormSection name="ticket">
      {customerCardInputs.kind}
      <When condition={{ kind: ['PRIORITIZE', 'FREE', 'GROUP'] }}>{customerCardInputs.object_group_id}</When>
      {customerCardInputs.transport_mode}
      {customerCardInputs.route_scope}
      <When condition={{ route_scope: 'ONE_ROUTE' }}>{customerCardInputs.route_ids}</When>
      {customerCardInputs.valid_from}
      {customerCardInputs.valid_to}
    </FormSection>
  </RecordForm>
);
