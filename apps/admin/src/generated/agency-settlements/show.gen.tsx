// From schemas/resources/agency-settlements.json by `tuyen generate`. Edit that file, or own this: `tuyen eject agency-settlements show`.
import { KeyFacts, RecordShow, ShowSection } from '@tuyen/admin-kit';
import { agencySettlementFields } from './fields.gen.tsx';

export const AgencySettlementShow = () => (
  <RecordShow>
    <KeyFacts>
      {agencySettlementFields.owed_before}
      {agencySettlementFields.amount}
      {agencySettlementFields.owed_after}
    </KeyFacts>
    <ShowSection name="main">
      {agencySettlementFields.agency_id}
      {agencySettlementFields.amount}
      {agencySettlementFields.receipt_number}
      {agencySettlementFields.note}
      {agencySettlementFields.settled_at}
      {agencySettlementFields.counted_from}
      {agencySettlementFields.agency_office_id}
      {agencySettlementFields.currency}
      {agencySettlementFields.taken}
      {agencySettlementFields.commission_percent}
      {agencySettlementFields.owed_before}
      {agencySettlementFields.owed_after}
    </ShowSection>
    <ShowSection name="system">
      {agencySettlementFields.office_id}
      {agencySettlementFields.created_at}
      {agencySettlementFields.updated_at}
      {agencySettlementFields.created_by}
    </ShowSection>
  </RecordShow>
);
