// From schemas/resources/orders.json by `tuyen generate`. Edit that, or own this as custom/orders/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { OrderForm } from './form.gen.tsx';

export const OrderEdit = () => (
  <RecordEdit>
    <OrderForm />
  </RecordEdit>
);
