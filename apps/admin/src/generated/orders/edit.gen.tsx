// From schemas/resources/orders.json by `tuyen generate`. Edit that file, or own this: `tuyen eject orders edit`.
import { RecordEdit } from '@tuyen/admin-kit';
import { OrderForm } from './form.gen.tsx';

export const OrderEdit = () => (
  <RecordEdit>
    <OrderForm />
  </RecordEdit>
);
