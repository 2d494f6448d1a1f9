// From schemas/resources/order-members.json by `tuyen generate`. Edit that file, or own this: `tuyen eject order-members edit`.
import { FormSection, RecordEdit, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { orderMemberInputs } from './inputs.gen.tsx';
import { validateOrderMember } from './validate.gen.js';

const resolver = resolverFor(validateOrderMember);

export const OrderMemberEdit = () => (
  <RecordEdit>
    <RecordForm resolver={resolver}>
      <FormSection name="main">
        {orderMemberInputs.full_name}
        {orderMemberInputs.birth_date}
        {orderMemberInputs.identity_number}
        {orderMemberInputs.portrait}
      </FormSection>
    </RecordForm>
  </RecordEdit>
);
