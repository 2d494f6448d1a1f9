// From schemas/resources/bank-statement-lines.json by `tuyen generate`. Edit that file, or own this: `tuyen eject bank-statement-lines create`.
import { FormSection, RecordCreate, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { bankStatementLineInputs } from './inputs.gen.tsx';
import { validateBankStatementLine } from './validate.gen.js';

const resolver = resolverFor(validateBankStatementLine);

export const BankStatementLineCreate = () => (
  <RecordCreate>
    <RecordForm resolver={resolver}>
      <FormSection name="main">
        {bankStatementLineInputs.reference}
        {bankStatementLineInputs.booked}
        {bankStatementLineInputs.credit}
        {bankStatementLineInputs.debit}
        {bankStatementLineInputs.description}
      </FormSection>
    </RecordForm>
  </RecordCreate>
);
