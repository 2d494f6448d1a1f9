// From schemas/resources/customer-requests.json by `tuyen generate`. Edit that file, or own this: `tuyen eject customer-requests create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { CustomerRequestForm } from './form.gen.tsx';

export const CustomerRequestCreate = () => (
  <RecordCreate>
    <CustomerRequestForm />
  </RecordCreate>
);
