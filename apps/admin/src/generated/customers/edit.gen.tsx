// From schemas/resources/customers.json by `tuyen generate`. Edit that, or own this as custom/customers/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { CustomerForm } from './form.gen.tsx';

export const CustomerEdit = () => (
  <RecordEdit>
    <CustomerForm />
  </RecordEdit>
);
