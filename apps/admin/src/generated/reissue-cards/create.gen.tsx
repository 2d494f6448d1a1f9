// From schemas/resources/reissue-cards.json by `tuyen generate`. Edit that, or own this as custom/reissue-cards/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { ReissueCardForm } from './form.gen.tsx';

export const ReissueCardCreate = () => (
  <RecordCreate>
    <ReissueCardForm />
  </RecordCreate>
);
