// From schemas/resources/agency-settlements.json by `tuyen generate`. Edit that file, or own this: `tuyen eject agency-settlements create`.
import { FormSection, RecordCreate, RecordForm, resolverFor } from '@tuyen/admin-kit';
import { agencySettlementInputs } from './inputs.gen.tsx';
import { validateAgencySettlement } from './validate.gen.js';

const resolver = resolverFor(validateAgencySettlement);

export const AgencySettlementCreate = () => (
  <RecordCreate>
    <RecordForm resolver={resolver}>
      <FormSection name="main">
        {agencySettlementInputs.agency_id}
        {agencySettlementInputs.amount}
        {agencySettlementInputs.receipt_number}
        {agencySettlementInputs.note}
      </FormSection>
    </RecordForm>
  </RecordCreate>
);
