// From schemas/resources/orders.json by `tuyen generate`. Edit that, or own this as custom/orders/create.tsx.
import { RecordCreate } from '@tuyen/kit/admin';
import { OrderForm } from './form.gen.tsx';

export const OrderCreate = () => (
  <RecordCreate>
    <OrderForm />
  </RecordCreate>
);
