// From schemas/resources/coins.json by `tuyen generate`. Edit that file, or own this: `tuyen eject coins form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { coinInputs } from './inputs.gen.tsx';
import { validateCoin } from './validate.gen.js';

const resolver = resolverFor(validateCoin);

export const CoinForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {coinInputs.customer_id}
      {coinInputs.note}
    </FormSection>
  </RecordForm>
);
