import { orderInputs } from '../../generated/orders/inputs.gen.tsx';
import { OrderPrice } from './OrderPrice.tsx';

/** Shows what is to be paid above the way of payment, before anything is saved. */
export const inputs = {
  ...orderInputs,
  payment_method: (
    <div>
      <OrderPrice />
      {orderInputs.payment_method}
    </div>
  ),
};
