// From schemas/resources/electronic-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject electronic-cards create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { ElectronicCardForm } from './form.gen.tsx';

export const ElectronicCardCreate = () => (
  <RecordCreate>
    <ElectronicCardForm />
  </RecordCreate>
);
