// From schemas/resources/customer-cards.json by `tuyen generate`. Edit that, or own this as custom/customer-cards/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { CustomerCardForm } from './form.gen.tsx';

export const CustomerCardCreate = () => (
  <RecordCreate>
    <CustomerCardForm />
  </RecordCreate>
);
