// From schemas/resources/customer-cards.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customer-cards edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { CustomerCardForm } from './form.gen.tsx';

export const CustomerCardEdit = () => (
  <RecordEdit>
    <CustomerCardForm />
  </RecordEdit>
);
