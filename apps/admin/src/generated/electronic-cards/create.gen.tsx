// From schemas/resources/electronic-cards.json by `tuyen generate`. Edit that, or own this as custom/electronic-cards/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { ElectronicCardForm } from './form.gen.tsx';

export const ElectronicCardCreate = () => (
  <RecordCreate>
    <ElectronicCardForm />
  </RecordCreate>
);
