// From schemas/resources/sell-coin-commands.json by `tuyen generate`. Edit that file, or own this: `tuyen eject sell-coin-commands form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { sellCoinCommandInputs } from './inputs.gen.tsx';
import { validateSellCoinCommand } from './validate.gen.js';

const resolver = resolverFor(validateSellCoinCommand);

export const SellCoinCommandForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {sellCoinCommandInputs.coin_id}
      {sellCoinCommandInputs.amount}
      {sellCoinCommandInputs.payment_method}
      {sellCoinCommandInputs.note}
    </FormSection>
  </RecordForm>
);
