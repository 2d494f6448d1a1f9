// From schemas/resources/customers.json by `tuyen generate`. Edit that, or own this as custom/customers/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { CustomerForm } from './form.gen.tsx';

export const CustomerCreate = () => (
  <RecordCreate>
    <CustomerForm />
  </RecordCreate>
);
