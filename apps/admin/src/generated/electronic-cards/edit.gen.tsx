// From schemas/resources/electronic-cards.json by `tuyen generate`. Edit that, or own this as custom/electronic-cards/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { ElectronicCardForm } from './form.gen.tsx';

export const ElectronicCardEdit = () => (
  <RecordEdit>
    <ElectronicCardForm />
  </RecordEdit>
);
