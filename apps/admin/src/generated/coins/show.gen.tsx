// From schemas/resources/coins.json by `tuyen generate`. Edit that file, or own this: `tuyen eject coins show`.
import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { coinFields } from './fields.gen.tsx';

export const CoinShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {coinFields.code}
      {coinFields.state}
      {coinFields.customer_id}
      {coinFields.note}
    </ShowSection>
    <ShowSection name="balance">
      {coinFields.balance}
      {coinFields.total_bought}
      {coinFields.total_spent}
      {coinFields.last_used_at}
    </ShowSection>
    <ShowSection name="fraud">
      {coinFields.suspicion}
      {coinFields.suspected_at}
      {coinFields.locks_at}
      {coinFields.locked_at}
      {coinFields.lock_reason}
    </ShowSection>
    <ShowSection name="history">{coinFields.state_history}</ShowSection>
    <ShowSection name="system">
      {coinFields.office_id}
      {coinFields.created_by}
      {coinFields.created_at}
      {coinFields.updated_at}
    </ShowSection>
  </RecordShow>
);
