// From schemas/resources/reissue-cards.json by `tuyen generate`. Edit that, or own this as custom/reissue-cards/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { ReissueCardForm } from './form.gen.tsx';

export const ReissueCardEdit = () => (
  <RecordEdit>
    <ReissueCardForm />
  </RecordEdit>
);
