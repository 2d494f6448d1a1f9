// From schemas/resources/orders.json by `tuyen generate`. Edit that file, or own this one as custom/orders/edit.tsx.
import { RecordEdit } from '@tuyen/kit/admin';
import { OrderForm } from './form.gen.tsx';

export const OrderEdit = () => (
  <RecordEdit>
    <OrderForm />
  </RecordEdit>
);
