// From schemas/resources/customer-requests.json by `tuyen generate`. Edit that, or own this as custom/customer-requests/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { CustomerRequestForm } from './form.gen.tsx';

export const CustomerRequestEdit = () => (
  <RecordEdit>
    <CustomerRequestForm />
  </RecordEdit>
);
