// From schemas/resources/electronic-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject electronic-cards show`.
import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { electronicCardFields } from './fields.gen.tsx';

export const ElectronicCardShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {electronicCardFields.card_code}
      {electronicCardFields.chip_number}
      {electronicCardFields.code}
      {electronicCardFields.ticket_counter_id}
      {electronicCardFields.issue_kind}
      {electronicCardFields.customer_card_id}
      {electronicCardFields.issued_at}
      {electronicCardFields.state}
      {electronicCardFields.state_reason}
      {electronicCardFields.missing_since}
      {electronicCardFields.state_history}
    </ShowSection>
    <ShowSection name="origin">
      {electronicCardFields.batch}
      {electronicCardFields.supplier}
      {electronicCardFields.received_on}
      {electronicCardFields.note}
    </ShowSection>
    <ShowSection name="system">
      {electronicCardFields.office_id}
      {electronicCardFields.created_at}
      {electronicCardFields.updated_at}
      {electronicCardFields.created_by}
    </ShowSection>
  </RecordShow>
);
