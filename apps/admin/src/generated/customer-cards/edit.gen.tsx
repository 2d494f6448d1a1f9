// From schemas/resources/customer-cards.json by `tuyen generate`. Edit that, or own this as custom/customer-cards/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { CustomerCardForm } from './form.gen.tsx';

export const CustomerCardEdit = () => (
  <RecordEdit>
    <CustomerCardForm />
  </RecordEdit>
);
