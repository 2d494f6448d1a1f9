// From schemas/resources/reissue-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject reissue-cards form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { reissueCardInputs } from './inputs.gen.tsx';
import { validateReissueCard } from './validate.gen.js';

const resolver = resolverFor(validateReissueCard);

export const ReissueCardForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {reissueCardInputs.old_card_id}
      {reissueCardInputs.new_card_code}
      {reissueCardInputs.reason}
      {reissueCardInputs.old_card_returned}
    </FormSection>
    <FormSection name="payment">
      {reissueCardInputs.order_id}
      {reissueCardInputs.payment_method}
      {reissueCardInputs.note}
    </FormSection>
  </RecordForm>
);
