// From schemas/resources/customer-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customer-cards create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { CustomerCardForm } from './form.gen.tsx';

export const CustomerCardCreate = () => (
  <RecordCreate>
    <CustomerCardForm />
  </RecordCreate>
);
