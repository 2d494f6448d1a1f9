// From schemas/resources/reissue-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject reissue-cards edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { ReissueCardForm } from './form.gen.tsx';

export const ReissueCardEdit = () => (
  <RecordEdit>
    <ReissueCardForm />
  </RecordEdit>
);
