// From schemas/resources/customer-requests.json by `tuyen generate`. Edit that, or own this as custom/customer-requests/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { CustomerRequestForm } from './form.gen.tsx';

export const CustomerRequestCreate = () => (
  <RecordCreate>
    <CustomerRequestForm />
  </RecordCreate>
);
