// From schemas/resources/bank-statement-lines.json by `tuyen generate`. Edit that file, or own this: `tuyen eject bank-statement-lines show`.
import { KeyFacts, RecordShow, RecordTimeline, ShowSection } from '@tuyen/admin-kit';
import { bankStatementLineFields } from './fields.gen.tsx';

export const BankStatementLineShow = () => (
  <RecordShow>
    <KeyFacts>
      {bankStatementLineFields.amount}
      {bankStatementLineFields.booked_on}
    </KeyFacts>
    <ShowSection name="line">
      {bankStatementLineFields.reference}
      {bankStatementLineFields.booked}
      {bankStatementLineFields.credit}
      {bankStatementLineFields.debit}
      {bankStatementLineFields.description}
    </ShowSection>
    <ShowSection name="match">
      {bankStatementLineFields.state}
      {bankStatementLineFields.match}
      {bankStatementLineFields.order_id}
      {bankStatementLineFields.amount}
      {bankStatementLineFields.missing}
      {bankStatementLineFields.booked_on}
      {bankStatementLineFields.note}
    </ShowSection>
    <ShowSection name="history">{bankStatementLineFields.state_history}</ShowSection>
    <ShowSection name="system">
      {bankStatementLineFields.office_id}
      {bankStatementLineFields.created_by}
      {bankStatementLineFields.created_at}
      {bankStatementLineFields.updated_at}
    </ShowSection>
    <RecordTimeline />
  </RecordShow>
);
