// From schemas/resources/reissue-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject reissue-cards show`.
import { KeyFacts, RecordShow, ShowSection } from '@tuyen/admin-kit';
import { reissueCardFields } from './fields.gen.tsx';

export const ReissueCardShow = () => (
  <RecordShow>
    <KeyFacts>
      {reissueCardFields.customer_id}
      {reissueCardFields.fee}
      {reissueCardFields.reissued_on}
    </KeyFacts>
    <ShowSection name="main">
      {reissueCardFields.old_card_id}
      {reissueCardFields.new_card_code}
      {reissueCardFields.reason}
      {reissueCardFields.old_card_returned}
      {reissueCardFields.customer_id}
      {reissueCardFields.old_card_code}
      {reissueCardFields.new_card_id}
      {reissueCardFields.currency}
      {reissueCardFields.fee}
      {reissueCardFields.shift_id}
      {reissueCardFields.reissued_on}
    </ShowSection>
    <ShowSection name="payment">
      {reissueCardFields.order_id}
      {reissueCardFields.payment_method}
      {reissueCardFields.note}
    </ShowSection>
    <ShowSection name="system">
      {reissueCardFields.office_id}
      {reissueCardFields.created_at}
      {reissueCardFields.updated_at}
      {reissueCardFields.created_by}
    </ShowSection>
  </RecordShow>
);
