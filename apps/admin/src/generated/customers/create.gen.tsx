// From schemas/resources/customers.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customers create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { CustomerForm } from './form.gen.tsx';

export const CustomerCreate = () => (
  <RecordCreate>
    <CustomerForm />
  </RecordCreate>
);
