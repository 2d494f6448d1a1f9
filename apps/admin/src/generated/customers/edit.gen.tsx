// From schemas/resources/customers.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customers edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { CustomerForm } from './form.gen.tsx';

export const CustomerEdit = () => (
  <RecordEdit>
    <CustomerForm />
  </RecordEdit>
);
