// From schemas/resources/card-sessions.json by `tuyen generate`. Edit that file, or own this: `tuyen eject card-sessions show`.
import { RecordShow, ShowSection } from '@tuyen/admin-kit';
import { cardSessionFields } from './fields.gen.tsx';

export const CardSessionShow = () => (
  <RecordShow>
    <ShowSection name="main">
      {cardSessionFields.customer_id}
      {cardSessionFields.device}
      {cardSessionFields.kept}
      {cardSessionFields.started_at}
      {cardSessionFields.used_at}
      {cardSessionFields.ends_at}
      {cardSessionFields.ended_at}
    </ShowSection>
    <ShowSection name="system">
      {cardSessionFields.office_id}
      {cardSessionFields.created_at}
    </ShowSection>
  </RecordShow>
);
