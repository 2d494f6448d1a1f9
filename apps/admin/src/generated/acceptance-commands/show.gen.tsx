// From schemas/resources/acceptance-commands.json by `tuyen generate`. Edit that file, or own this: `tuyen eject acceptance-commands show`.
import { KeyFacts, RecordShow, ShowSection } from '@tuyen/admin-kit';
import { acceptanceCommandFields } from './fields.gen.tsx';

export const AcceptanceCommandShow = () => (
  <RecordShow>
    <KeyFacts>
      {acceptanceCommandFields.amount}
      {acceptanceCommandFields.period_from}
      {acceptanceCommandFields.period_to}
    </KeyFacts>
    <ShowSection name="main">
      {acceptanceCommandFields.code}
      {acceptanceCommandFields.state}
      {acceptanceCommandFields.period_from}
      {acceptanceCommandFields.period_to}
      {acceptanceCommandFields.route_id}
      {acceptanceCommandFields.decision_note}
      {acceptanceCommandFields.note}
    </ShowSection>
    <ShowSection name="trips">
      {acceptanceCommandFields.trips_planned}
      {acceptanceCommandFields.trips_run}
      {acceptanceCommandFields.trips_lost}
      {acceptanceCommandFields.completion_percent}
      {acceptanceCommandFields.days}
    </ShowSection>
    <ShowSection name="money">
      {acceptanceCommandFields.unit_price}
      {acceptanceCommandFields.deduction}
      {acceptanceCommandFields.deduction_reason}
      {acceptanceCommandFields.amount}
      {acceptanceCommandFields.attachment}
    </ShowSection>
    <ShowSection name="history">
      {acceptanceCommandFields.submitted_at}
      {acceptanceCommandFields.submitted_by}
      {acceptanceCommandFields.decided_at}
      {acceptanceCommandFields.decided_by}
      {acceptanceCommandFields.state_history}
    </ShowSection>
    <ShowSection name="system">
      {acceptanceCommandFields.office_id}
      {acceptanceCommandFields.created_by}
      {acceptanceCommandFields.created_at}
      {acceptanceCommandFields.updated_at}
    </ShowSection>
  </RecordShow>
);
