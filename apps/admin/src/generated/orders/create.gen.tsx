// From schemas/resources/orders.json by `tuyen generate`. Edit that file, or own this: `tuyen eject orders create`.
import { RecordCreate } from '@tuyen/admin-kit';
import { OrderForm } from './form.gen.tsx';

export const OrderCreate = () => (
  <RecordCreate>
    <OrderForm />
  </RecordCreate>
);
