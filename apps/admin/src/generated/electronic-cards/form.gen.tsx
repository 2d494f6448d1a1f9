// From schemas/resources/electronic-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject electronic-cards form`.
import { FormSection, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { electronicCardInputs } from './inputs.gen.tsx';
import { validateElectronicCard } from './validate.gen.js';

const resolver = resolverFor(validateElectronicCard);

export const ElectronicCardForm = () => (
  <RecordForm resolver={resolver}>
    <FormSection name="main">
      {electronicCardInputs.card_code}
      {electronicCardInputs.chip_number}
    </FormSection>
    <FormSection name="origin">
      {electronicCardInputs.batch}
      {electronicCardInputs.supplier}
      {electronicCardInputs.received_on}
      {electronicCardInputs.note}
    </FormSection>
  </RecordForm>
);
