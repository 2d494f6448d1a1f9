// From schemas/resources/orders.json by `tuyen generate`. Edit that file, or own this: `tuyen eject orders create`.
import { RecordCreate } from '@tuyen/kit/admin';
import { OrderForm } from './form.gen.tsx';

export const OrderCreate = () => (
  <RecordCreate>
    <OrderForm />
  </RecordCreate>
);
